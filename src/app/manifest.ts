import type { MetadataRoute } from 'next';
import { defaultLocale } from '@/contract/locale';
import { words } from '@/sources/words';

/** The web manifest, in the default language: browsers ask for one only. */
export default function manifest(): MetadataRoute.Manifest {
  const t = words(defaultLocale, 'site');
  return {
    name: t('name'),
    short_name: t('shortName'),
    description: t('description'),
    lang: defaultLocale,
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#f6f2ea',
    theme_color: '#0a2256',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  };
}
