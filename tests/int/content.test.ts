import { beforeAll, describe, expect, test } from 'vitest';
import { locales, type Locale } from '@/i18n/locales';
import { routes } from '@/routes';
import { everyLocale } from './site';
import { realPath } from '../paths';
import { getJson, html } from './pages';
import { mainOf, seenTexts } from './words';

/** Pages answer from the cache after the first request; in parallel they would only queue. */
const pages = new Map<string, { status: number; text: string }>();

const key = (route: string, lang: Locale) => `${lang} ${route}`;
const pageOf = (route: string, lang: Locale) =>
  pages.get(key(route, lang)) ?? { status: 0, text: '' };

beforeAll(async () => {
  for (const { path } of routes) {
    const real = await realPath(path, getJson);
    for (const lang of locales) pages.set(key(path, lang), await html(real, lang));
  }
}, 180_000);

const h1 = (text: string) => seenTexts(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(text)?.[1] ?? '').join(' ');

/** Names, numbers and codes are the same in every language. */
const isName = (text: string) => !/\p{Ll}{3}/u.test(text) || /^[\p{Lu}\d]/u.test(text);

describe.each(routes.map(({ path }) => path))('%s', (route) => {
  test.each(everyLocale)('answers 200 with its own h1 in %s', (lang) => {
    const { status, text } = pageOf(route, lang);
    expect(status).toBe(200);
    expect(text.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(h1(text)).toMatch(/\S{2}/);
    expect(text).not.toMatch(/lorem ipsum/i);
  });

  test.each(everyLocale)('has content of substance in %s', (lang) => {
    const words = seenTexts(mainOf(pageOf(route, lang).text))
      .join(' ')
      .split(/\s+/);
    expect(words.length).toBeGreaterThan(20);
  });

  test('says nothing in two languages with the same words', () => {
    const [uz, ru, en] = locales.map((lang) => seenTexts(mainOf(pageOf(route, lang).text)));
    const sentences = (texts: string[] = []) =>
      new Set(texts.filter((text) => text.split(' ').length > 3 && !isName(text)));
    for (const [one, other] of [
      [uz, ru],
      [uz, en],
      [ru, en],
    ]) {
      const shared = [...sentences(one)].filter((text) => sentences(other).has(text));
      expect(shared).toEqual([]);
    }
  });

  test('is written in Cyrillic in Russian', () => {
    const texts = seenTexts(mainOf(pageOf(route, 'ru').text));
    const latin = texts.filter(
      (text) => /\p{Script=Latin}{3}/u.test(text) && !/\p{Script=Cyrillic}/u.test(text),
    );
    // Names of airlines and aircraft, flight numbers and addresses stay as they are: no word in small letters.
    const sentence = (text: string) =>
      text.split(/[^\p{L}]+/u).some((word) => /^\p{Ll}{3,}$/u.test(word));
    expect(
      latin.filter(
        (text) => sentence(text.replace(/flydubai|(?<=\d)neo/, '')) && !/^\S+$/.test(text),
      ),
    ).toEqual([]);
  });
});

test('no two pages have the same h1 in a language', () => {
  for (const lang of locales) {
    const titles = routes.map(({ path }) => h1(pageOf(path, lang).text));
    expect(new Set(titles).size, lang).toBe(titles.length);
  }
});

test('titles and descriptions for search engines are each page’s own', () => {
  for (const lang of locales) {
    const heads = routes.map(({ path }) => pageOf(path, lang).text);
    for (const pattern of [/<title>([^<]+)/, /<meta name="description" content="([^"]+)/]) {
      const found = heads.map((text) => pattern.exec(text)?.[1] ?? '');
      expect(found.filter((text) => text.length < 5)).toEqual([]);
      const twice = found.filter((text, index) => found.indexOf(text) !== index);
      expect(twice, lang).toEqual([]);
    }
  }
});
