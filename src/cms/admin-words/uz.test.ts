import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { importDateFNSLocale } from '@payloadcms/translations';
import { en } from '@payloadcms/translations/languages/en';
import { expect, test } from 'vitest';
import uzPlugins from '@/i18n/admin-messages/payload-plugins.uz.json';
import { uz } from '.';

type Words = { [key: string]: string | Words };

const packages = path.resolve('node_modules/@payloadcms');

const load = async (...file: string[]) =>
  (await import(/* @vite-ignore */ pathToFileURL(path.join(packages, ...file)).href)) as {
    en: Words;
    i18n: { en: Words };
  };

/** Each text under its key: "general:save". */
const flat = (words: Words, prefix = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]): [string, string][] => {
    if (key === '$schema') return [];
    return typeof value === 'string' ? [[prefix + key, value]] : flat(value, `${prefix}${key}:`);
  });

/** The English words of the text editor: its own, and those of each feature. */
async function editorWords(): Promise<Words> {
  const folder = 'richtext-lexical/dist/features';
  const words: Words = { general: (await load('richtext-lexical/dist/i18n.js')).i18n.en };
  const files = readdirSync(path.join(packages, folder), { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => path.basename(name) === 'i18n.js')) {
    const feature = path
      .dirname(file)
      .split(path.sep)
      .filter((part) => part !== 'server')
      .at(-1);
    words[feature ?? ''] = (await load(folder, file)).i18n.en;
  }
  return words;
}

async function englishWords(): Promise<Map<string, string>> {
  return new Map([
    ...flat(en.translations as unknown as Words),
    ...flat({ lexical: await editorWords() }),
    ...flat((await load('plugin-seo/dist/translations/en.js')).en),
    ...flat((await load('plugin-redirects/dist/translations/languages/en.js')).en),
  ]);
}

const uzbekWords = new Map([
  ...flat(uz.translations as unknown as Words),
  ...flat(uzPlugins as Words),
]);

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([match]) => match);
const placeholders = (text: string) => all(text, /\{\{[^}]*\}\}/g).sort();
const tags = (text: string) => all(text, /<\/?(?:\d|a|br)(?:\s[^>]*)?>/g).sort();
const edges = (text: string) => [text.trimStart() === text, text.trimEnd() === text];
const plain = (text: string) => text.replace(/\{\{[^}]*\}\}|<[^>]*>/g, ' ');

/** The word of Uzbek interfaces, and of this site. */
const same = ['general:email'];
/** A pronoun stands for the second label, which would be plural after “hali”. */
const namedOnce = ['general:noResults'];

test('every word of the admin is there in Uzbek, and no other', async () => {
  const english = await englishWords();
  expect(english.size).toBeGreaterThan(600);
  expect([...uzbekWords.keys()].sort()).toEqual([...english.keys()].sort());
});

test('placeholders, tags and spaces at the ends are those of the English text', async () => {
  const parts = (key: string, text: string) => ({
    key,
    placeholders: namedOnce.includes(key) ? [...new Set(placeholders(text))] : placeholders(text),
    tags: tags(text),
    edges: edges(text),
  });
  for (const [key, text] of await englishWords()) {
    expect(parts(key, uzbekWords.get(key) ?? '')).toEqual(parts(key, text));
  }
});

test('nothing is left in English', async () => {
  const english = await englishWords();
  const left = [...uzbekWords].filter(([key, text]) => text === english.get(key));
  expect(left.map(([key]) => key)).toEqual(same);
});

test('letters and signs are those of the Uzbek Latin alphabet', () => {
  const wrong = [...uzbekWords].filter(([, text]) =>
    /['`‘’´"]|(?<![oOgG])ʻ|[oOgG]ʼ|\.\.\.|\p{Script=Cyrillic}/u.test(plain(text)),
  );
  expect(wrong).toEqual([]);
});

test('Payload has the dates of the language', async () => {
  expect(await importDateFNSLocale(uz.dateFNSKey)).toBeDefined();
});
