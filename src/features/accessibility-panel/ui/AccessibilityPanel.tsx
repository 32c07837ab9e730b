import { useTranslations } from 'next-intl';
import type { LanguageLink } from '@/features/layout/language-links';
import type { HeaderData } from '@/features/layout/schema';
import { colorSchemes } from '../color-schemes';
import { PanelButton } from './PanelButton';

interface Props {
  data: HeaderData['blind_panel'];
  /** Those that the page can be read in; none where it has one only. */
  alphabets: LanguageLink[];
}

/** The button of the accessibility panel; its words come from the CMS where the contract has them. */
export function AccessibilityPanel({ data, alphabets }: Props) {
  const t = useTranslations('panel');
  const colors = useTranslations('colorSchemes');
  const scheme = useTranslations('scheme');
  return (
    <PanelButton
      words={{
        title: t('title'),
        close: data.close_text || scheme('close'),
        symbol: data.font_size_text_symbols,
        fontSize: [data.font_size_text, t('sizeDefault'), t('sizeMedium'), t('sizeLarge')],
        colorScheme: [
          data.color_scheme_text,
          ...colorSchemes.map((name) => colors(name || 'normal')),
        ],
        images: [data.images_text, t('imagesShown'), t('imagesHidden')],
        letterSpacing: [t('letterSpacing'), t('spacingNormal'), t('spacingWide')],
        lineSpacing: [t('lineSpacing'), t('spacingNormal'), t('spacingWide')],
        ...(alphabets.length > 0 && { alphabet: { legend: t('alphabet'), links: alphabets } }),
        reset: t('reset'),
        resetDone: t('resetDone'),
      }}
    />
  );
}
