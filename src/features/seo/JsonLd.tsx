import type { Link } from '@/schema-parts/common';
import type { Locale } from '@/i18n/locales';
import { env } from '@/env';
import { localised } from '@/lib/hrefs';
import type { LocalText } from '@/lib/local-text';
import { toWire } from '@/lib/wire-text';

/** Structured data for search engines; `<` is escaped so that no text can end the element. */
export function JsonLd({ data }: { data: object }) {
  const json = JSON.stringify(toWire({ '@context': 'https://schema.org', ...data }).data);
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  );
}

/** The full address of a path in a language. */
export const addressOf = (path: string, locale: Locale) =>
  new URL(localised(path, locale), env().SITE_URL).href;

interface BreadcrumbsProps {
  trail: Link[];
  title: LocalText;
  locale: Locale;
}

export function Breadcrumbs({ trail, title, locale }: BreadcrumbsProps) {
  const above = trail.map(({ href, text }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: text,
    item: addressOf(href, locale),
  }));
  const itemListElement = [
    ...above,
    { '@type': 'ListItem', position: above.length + 1, name: title },
  ];
  return <JsonLd data={{ '@type': 'BreadcrumbList', itemListElement }} />;
}
