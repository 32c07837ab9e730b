import { expect, test } from 'vitest';
import { answersTo, type Item } from '../src/features/pages/sections/allowances/answers';
import { fold } from '../src/lib/fold';
import { contentLocales, pages } from './load';

const things = pages.flatMap(({ sections }) =>
  sections.flatMap((section) => (section.blockType === 'allowances' ? section.items : [])),
);

const namesOf = (text: string) => text.split(',').map((name) => fold(name));

test.each(contentLocales)(
  'each name of a thing that may be brought finds it first, in %s',
  (lang) => {
    const items: Item[] = things.map(({ title, keywords, text, cabin, hold }) => ({
      title: title[lang],
      keywords: keywords[lang],
      text: text[lang],
      cabin,
      hold,
    }));
    expect(items.length).toBeGreaterThan(50);
    for (const { keywords } of items) {
      for (const name of keywords.split(',')) {
        const [first] = answersTo(items, name);
        const names = [fold(String(first?.title)), ...namesOf(first?.keywords ?? '')];
        expect(names, name).toContain(fold(name));
      }
    }
  },
);
