import type { MetadataRoute } from 'next';
import { defaultLocale } from '@/i18n/locales';
import { plain } from '@/lib/local-text';
import { source } from '@/sources';

export const dynamic = 'force-dynamic';

/** The web manifest, in the default language: browsers ask for one only. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { airport } = await source().layout({ lang: defaultLocale });
  return {
    name: plain(airport.name),
    short_name: plain(airport.short_name),
    description: plain(airport.description),
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
