import type { RootLivePreviewConfig } from 'payload';
import { defaultLocale, localeOf, locales } from '@/i18n/locales';
import { previewAddress, staffExpiry } from '@/platform/preview-access/preview-token';
import { label } from '@/i18n/label';
import type { Principal } from '@/cms/access/access';
import { may } from '@/cms/access/rights';
import { documentRef } from '@/cms/documents';
import { pageOf, previewedCollections, previewedGlobals } from './pages-of';

/** The sizes at which a page is looked at, in CSS pixels. */
export const frameWidths = [360, 768, 1280] as const;

const sizes = [
  {
    name: 'phone',
    label: label('Telefon', 'Телефон', 'Phone'),
    width: frameWidths[0],
    height: 740,
  },
  {
    name: 'tablet',
    label: label('Planshet', 'Планшет', 'Tablet'),
    width: frameWidths[1],
    height: 1024,
  },
  {
    name: 'desktop',
    label: label('Kompyuter', 'Компьютер', 'Desktop'),
    width: frameWidths[2],
    height: 900,
  },
];

/** The page around a document as it is being written, in the language that is being written. */
export const livePreview: RootLivePreviewConfig = {
  collections: previewedCollections,
  globals: previewedGlobals,
  // Payload shows the label as it is: it takes no languages.
  breakpoints: sizes.map(({ label: words, ...size }) => ({
    ...size,
    label: `${words[defaultLocale]} ${size.width}`,
  })),
  url: ({ collectionConfig, globalConfig, data, locale, req }) => {
    const slug = collectionConfig?.slug ?? globalConfig?.slug ?? '';
    const path = pageOf(slug, data);
    if (!req.user || path === null) return null;
    const lang = localeOf(locale.code);
    return previewAddress(
      {
        path,
        languages: [...locales],
        document: documentRef(slug, collectionConfig ? (data.id as number | undefined) : undefined),
        holder: { user: String(req.user.id) },
        // Who reads no pages sees the draft of this document alone.
        drafts: may(req.user as Principal, 'read', 'pages') ? 'all' : 'one',
        fields: false,
        modes: [],
        expires: staffExpiry(Date.now()),
      },
      lang,
    );
  },
};
