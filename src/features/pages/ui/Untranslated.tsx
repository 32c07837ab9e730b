import { useTranslations } from 'next-intl';
import { Note } from '@/ui/Note/Note';

/** Says, in the page's language, that what follows is in Uzbek. */
export function Untranslated() {
  const t = useTranslations('page');
  return <Note tone="info">{t('untranslated')}</Note>;
}
