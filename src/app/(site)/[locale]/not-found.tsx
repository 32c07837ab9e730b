import { getLocale } from 'next-intl/server';
import { NotFoundContent } from '@/app/(site)/not-found-content';
import { preloadFonts } from './fonts';

export default async function NotFoundPage() {
  const lang = await getLocale();
  preloadFonts(lang);
  return <NotFoundContent lang={lang} />;
}
