import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { locales } from '../../src/i18n/locales';
import { areaKinds } from '../../src/features/floor-plans/schema';
import type { CardKind } from '../../src/features/places/kinds';
import {
  cardPath,
  disruptionPath,
  pagePath,
  partnerPath,
  personPath,
  pressPath,
  servicePath,
} from '../../src/lib/hrefs';
import { routes } from '../../src/routes';
import {
  floors,
  layoutContent,
  pages,
  partners,
  people,
  places,
  press,
  services,
  terms,
  type Localized,
} from '../../content/load';
import { isLocalized } from './prepare';

const content = {
  pages,
  places,
  services,
  partners,
  press,
  people,
  floors,
  terms,
  layout: layoutContent,
};

/** A text of the content and the keys that lead to it, a slug or id in the place of a number. */
interface Found<Value> {
  where: string;
  value: Value;
}

const nameOf = (item: unknown, index: number): string => {
  const { slug, id, anchor } = (item ?? {}) as Record<string, string | undefined>;
  return slug ?? id ?? anchor ?? String(index);
};

function localizedIn(value: unknown, where = ''): Found<Localized>[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, i) => localizedIn(item, `${where}.${nameOf(item, i)}`));
  }
  if (typeof value !== 'object' || value === null) return [];
  if (isLocalized(value)) return [{ where: where.slice(1), value }];
  return Object.entries(value).flatMap(([key, item]) => localizedIn(item, `${where}.${key}`));
}

/** Every plain string under some keys. */
function under(keys: string[], value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => under(keys, item));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    keys.includes(key) && typeof item === 'string' ? [item] : under(keys, item),
  );
}

const localized = localizedIn(content);
const wrong = (isWrong: (found: Found<Localized>) => boolean) =>
  localized.filter(isWrong).map(({ where, value }) => `${where}: ${JSON.stringify(value)}`);
const repeated = <T>(values: T[]) => values.filter((value, i) => values.indexOf(value) !== i);
const slugs = (items: { slug: string }[]) => [...new Set(items.map(({ slug }) => slug))];

describe('links', () => {
  const inTexts = localized.flatMap(({ value }) =>
    locales.flatMap((locale) =>
      [...(value[locale] ?? '').matchAll(/\]\(([^)]*)\)/g)].map(([, to]) => to!),
    ),
  );
  const hrefs = [...new Set([...under(['href', 'page', 'website'], content), ...inTexts])];
  const internal = hrefs.filter((href) => !/^(https:\/\/|tel:|mailto:)/.test(href));

  const details = [
    ...places.map(({ kind, slug }) => cardPath(kind, slug)),
    ...services.filter(({ page }) => !page).map(({ slug }) => servicePath(slug)),
    ...partners.map(({ slug }) => partnerPath(slug)),
    ...press.map(({ slug }) => pressPath(slug)),
    ...people.filter(({ page }) => page).map(({ slug }) => personPath(slug)),
  ];
  const fixed = routes.map((route) => route.path).filter((route) => !route.includes('{'));
  const patterns = routes
    .filter((route) => route.path.includes('{'))
    .map((route) => new RegExp(`^${route.path.replace(/\{\w+\}/g, '[a-z0-9-]+')}$`));

  it('are found in texts and in fields', () => {
    expect(inTexts.length).toBeGreaterThan(500);
    expect(internal).toContain('/services/lost-and-found/');
    expect(internal).toContain('/flight-board/?direction=arrival');
  });

  it.each(internal)('%s names a page of the site', (href) => {
    expect(href).toMatch(/^\/(?!\/)/);
    const { pathname, searchParams, hash } = new URL(href, 'https://example.com');
    expect([...fixed, ...details]).toContain(pathname);
    const sections = pages.find(({ slug }) => pagePath(slug) === pathname)?.sections;
    const tab = searchParams.get('tab');
    if (tab) expect(under(['value'], sections)).toContain(tab);
    if (hash) expect(under(['anchor'], sections)).toContain(hash.slice(1));
  });

  it('lead out of the site only to examples', () => {
    const outside = hrefs.filter((href) => /^https?:/.test(href));
    expect(outside.filter((href) => !/^https:\/\/example\.com\//.test(href))).toEqual([]);
  });

  it('every page and detail is at an address of the routes', () => {
    const paths = pages.map(({ slug }) => pagePath(slug));
    expect(paths.filter((to) => !fixed.includes(to))).toEqual([]);
    // The words of this one are messages.
    expect(fixed.filter((to) => !paths.includes(to))).toEqual([disruptionPath]);
    expect(details.filter((to) => !patterns.some((pattern) => pattern.test(to)))).toEqual([]);
    expect(repeated([...paths, ...details])).toEqual([]);
  });

  it.each(pages)('anchors of $slug are its own', ({ sections }) => {
    expect(repeated(under(['anchor'], sections))).toEqual([]);
  });
});

describe('languages', () => {
  /** Numbers, times and distances read the same in Uzbek and in English. */
  const isNumber = (text: string) => /^[\d\s.,:+–]+( km)?$/.test(text);

  /** Names are not translated: an Uzbek one stands in English texts as it is. */
  const names = new Set([
    ...places.map(({ title }) => title.en),
    ...partners.map(({ title }) => title.en),
    ...people.map(({ name }) => name.en),
    layoutContent.airport.shortName.en,
  ]);

  /** Written in Latin in Russian as well: airlines call themselves so, and duty free is a sign. */
  const latinInRussian = [
    'Uzbekistan Airways',
    'Turkish Airlines',
    'Air Samarkand',
    'flydubai',
    'AZAL',
    'Duty free',
  ];

  /** Spelt the same in Uzbek and in English: the letter that stands for the size of letters is one. */
  const shared = ['A', 'Bar'];

  it('texts are found', () => expect(localized.length).toBeGreaterThan(1500));

  it('no text is the same in two languages, but for names and numbers', () => {
    const same = ({ uz, ru, en }: Localized) => {
      if (isNumber(en) || latinInRussian.includes(en)) return false;
      return uz === ru || ru === en || (uz === en && !names.has(en) && !shared.includes(en));
    };
    expect(wrong(({ value }) => same(value))).toEqual([]);
  });

  it('Russian texts are in Cyrillic, but for names and numbers', () => {
    const latin = (text: string) =>
      !/[а-яё]/i.test(text) && !isNumber(text) && !latinInRussian.includes(text);
    expect(wrong(({ value }) => latin(value.ru))).toEqual([]);
  });

  it('Uzbek and English texts are not in Cyrillic', () => {
    expect(wrong(({ value }) => /[а-яё]/i.test(value.uz + value.en))).toEqual([]);
  });

  it('Uzbek is written with its own letters, not with quotes', () => {
    expect(wrong(({ value }) => /\p{L}['’‘`´]\p{L}/u.test(value.uz))).toEqual([]);
    expect(wrong(({ value }) => /[og]ʼ|[^og]ʻ/i.test(value.uz))).toEqual([]);
  });
});

describe('amounts', () => {
  const ofKinds: Record<CardKind, number> = {
    shops: 16,
    'cafes-and-restaurants': 14,
    'duty-free': 11,
  };
  it.each(Object.entries(ofKinds))('of %s there are %i', (kind, amount) => {
    expect(slugs(places.filter((place) => place.kind === kind))).toHaveLength(amount);
  });

  it('there are 12 services and 8 partners', () => {
    expect(slugs(services)).toHaveLength(12);
    expect(slugs(partners)).toHaveLength(8);
  });

  it('there are 20 press releases of 3 types', () => {
    expect(slugs(press)).toHaveLength(20);
    const types = terms.filter(({ list }) => list === 'press-type').map(({ slug }) => slug);
    expect(types).toHaveLength(3);
    expect(new Set(press.map(({ type }) => type))).toEqual(new Set(types));
  });

  it('there are at least 25 questions, each asked once', () => {
    const questions = pages
      .filter(({ slug }) => slug === 'passengers--faq')
      .flatMap(({ sections }) => sections)
      .flatMap((section) => (section.blockType === 'accordion' ? section.items : []));
    expect(new Set(questions.map(({ title }) => title.uz)).size).toBeGreaterThanOrEqual(25);
    expect(repeated(questions.map(({ title }) => title.en))).toEqual([]);
  });

  it('there are 9 pictograms, each with its own sign', () => {
    const pictograms = pages
      .flatMap(({ sections }) => sections)
      .flatMap((section) => (section.blockType === 'pictograms' ? section.items : []));
    expect(pictograms).toHaveLength(9);
    expect(new Set(pictograms.map(({ icon }) => icon)).size).toBe(9);
  });
});

describe('floor plans', () => {
  const areas = floors.flatMap(({ floor, areas }) => areas.map((area) => ({ ...area, floor })));

  it('are of three floors, and an id names one area', () => {
    expect(floors.map(({ floor }) => floor)).toEqual([1, 2, 3]);
    expect(floors.flatMap(({ areas }) => repeated(areas.map(({ id }) => id)))).toEqual([]);
  });

  it.each(places)('$slug is on the plan of its floor', ({ area, floor, side }) => {
    expect(areas).toContainEqual(expect.objectContaining({ id: area, floor, side }));
  });

  it.each(services.filter(({ area }) => area))('$slug is on a plan', ({ area, floor, side }) => {
    const where = { id: area, ...(floor && { floor }), ...(side && { side }) };
    expect(areas).toContainEqual(expect.objectContaining(where));
  });

  it('an area has one place or service', () => {
    const used = [...places, ...services].flatMap(({ area }) => area ?? []);
    expect(repeated(used)).toEqual([]);
  });

  it('what pages name is on a plan', () => {
    const named = under(['area'], pages);
    expect(named).toContain('cip-hall');
    expect(areas.map(({ id }) => id)).toEqual(expect.arrayContaining(named));
  });

  it('show every kind of area and no other', () => {
    expect(new Set(areas.map(({ kind }) => kind))).toEqual(new Set(areaKinds));
  });

  it.each(floors)('floor $floor is drawn as it is described', ({ floor, areas, labels }) => {
    const file = path.join(import.meta.dirname, `../../public/plans/floor-${floor}.svg`);
    const tags = readFileSync(file, 'utf8').match(/<[a-z][^>]*>/g) ?? [];
    const attribute = (tag: string, name: string) =>
      new RegExp(`\\sdata-${name}="([^"]*)"`).exec(tag)?.[1];
    const drawn = tags.flatMap((tag) => {
      const id = attribute(tag, 'area');
      return id === undefined
        ? []
        : [`${id}, ${attribute(tag, 'kind')} in ${attribute(tag, 'group')}`];
    });
    const drawnLabels = tags.flatMap((tag) => attribute(tag, 'label') ?? []);
    expect(drawn.sort()).toEqual(
      areas.map(({ id, kind, group }) => `${id}, ${kind} in ${group}`).sort(),
    );
    expect(drawnLabels.sort()).toEqual(labels.map(({ id }) => id).sort());
  });
});
