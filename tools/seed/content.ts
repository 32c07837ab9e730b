import path from 'node:path';
import {
  convertMarkdownToLexical,
  editorConfigFactory,
  type SanitizedServerEditorConfig,
} from '@payloadcms/richtext-lexical';
import type { CollectionSlug, Payload } from 'payload';
import { indexAll } from '../../src/cms/search';
import type { Locale } from '../../src/i18n/locales';
import { dateInWords } from '../../src/lib/calendar';
import { addDays, airportDate } from '../../src/lib/time';
import { words } from '../../src/i18n/words';
import { airportPages } from '../../content/pages/airport';
import { faqPages } from '../../content/pages/faq';
import { headPages } from '../../content/pages/heads';
import { passengerPages } from '../../content/pages/passengers';
import { policyPages } from '../../content/pages/policies';
import { transportPages } from '../../content/pages/transport';
import { partners } from '../../content/partners';
import { people } from '../../content/people';
import { places } from '../../content/places';
import { floors } from '../../content/plans';
import { press } from '../../content/press';
import { services } from '../../content/services';
import { terms } from '../../content/terms';
import type { SectionContent } from '../../content/types';
import { seedPicture } from './pictures';
import { isLocalized, upsert } from './upsert';

/** Every page of the sample content. */
export const pages = [
  ...headPages,
  ...passengerPages,
  ...airportPages,
  ...faqPages,
  ...transportPages,
  ...policyPages,
];

/** `{year}` and `{date:-14}` in a text of a language, for a day. */
export function dated(text: string, locale: Locale, today: string): string {
  return text
    .replaceAll('{year}', today.slice(0, 4))
    .replace(/\{date:([+-]?\d+)\}/g, (_, days: string) =>
      dateInWords(words(locale, 'calendar'), addDays(today, Number(days)), 'dateFull'),
    );
}

/** The content as Payload keeps it: dates in words, Markdown bodies as rich text. */
function prepare(
  value: unknown,
  today: string,
  editorConfig: SanitizedServerEditorConfig,
): unknown {
  const walk = (entry: unknown, key = ''): unknown => {
    if (Array.isArray(entry)) return entry.map((item) => walk(item));
    if (typeof entry !== 'object' || entry === null) return entry;
    if (!isLocalized(entry)) {
      return Object.fromEntries(
        Object.entries(entry).map(([name, item]) => [name, walk(item, name)]),
      );
    }
    return Object.fromEntries(
      Object.entries(entry).map(([locale, written]) => {
        const markdown = dated(written, locale as Locale, today);
        return [
          locale,
          key === 'body' ? convertMarkdownToLexical({ editorConfig, markdown }) : markdown,
        ];
      }),
    );
  };
  return walk(value);
}

const hoursOf = (hours: { days: number[]; from: string; to: string }[]) =>
  hours.map((entry) => ({ ...entry, days: entry.days.map(String) }));

const portraits = path.join(import.meta.dirname, 'art');

/**
 * Pages, press releases, places, services, partners, people and floor plans in three languages,
 * published and found by the search. Repeatable; it overwrites what is there.
 */
export async function seedContent(payload: Payload, now: Date): Promise<void> {
  const today = airportDate(now.getTime());
  const editorConfig = await editorConfigFactory.default({ config: payload.config });
  const put = (collection: CollectionSlug, key: Record<string, string | number>, data: object) =>
    upsert(payload, collection, key, {
      ...(prepare(data, today, editorConfig) as Record<string, unknown>),
      ...key,
      _status: 'published',
    });

  const termIds = new Map<string, number>();
  for (const { list, slug, title } of terms) {
    termIds.set(`${list}:${slug}`, await put('terms', { list, slug }, { title }));
  }
  const term = (list: string, slug: string): number => {
    const id = termIds.get(`${list}:${slug}`);
    if (id === undefined) throw new Error(`terms.ts has no ${list} “${slug}”.`);
    return id;
  };

  for (const { slug, type, category, floor, hours, ...place } of places) {
    await put(
      'places',
      { slug },
      {
        ...place,
        floor: String(floor),
        hours: hoursOf(hours),
        type: term('place-type', type),
        category: term('place-category', category),
      },
    );
  }
  for (const [order, { slug, floor, hours, ...service }] of services.entries()) {
    await put(
      'services',
      { slug },
      {
        ...service,
        ...(floor && { floor: String(floor) }),
        hours: hoursOf(hours),
        order,
      },
    );
  }
  for (const [order, { slug, type, ...partner }] of partners.entries()) {
    await put('partners', { slug }, { ...partner, order, type: term('partner-type', type) });
  }
  for (const { slug, daysAgo, type, ...release } of press) {
    const date = addDays(today, -daysAgo);
    await put('press', { slug }, { ...release, date, type: term('press-type', type) });
  }

  const personIds = new Map<string, number>();
  for (const [order, { slug, ...person }] of people.entries()) {
    const portrait = person.page
      ? await seedPicture(payload, path.join(portraits, `${slug}.svg`), person.name)
      : undefined;
    personIds.set(slug, await put('people', { slug }, { ...person, order, portrait }));
  }
  const withPeople = (section: SectionContent) =>
    section.blockType === 'people'
      ? { ...section, people: section.people.map((slug) => personIds.get(slug)) }
      : section;

  for (const { slug, checked, sections, ...page } of pages) {
    await put(
      'pages',
      { slug },
      {
        ...page,
        sections: sections.map(withPeople),
        checked: checked && {
          on: addDays(today, -checked.daysAgo),
          text: checked.source.text,
          href: checked.source.href,
        },
      },
    );
  }
  for (const { floor, title, areas, labels } of floors) {
    await put(
      'floor-plans',
      { floor },
      {
        title,
        areas: areas.map(({ id, ...area }) => ({ ...area, area: id })),
        labels: labels.map(({ id, text }) => ({ area: id, text })),
      },
    );
  }
  await indexAll(payload);
}
