import { expect, test } from 'vitest';
import { pageScenes } from '../src/features/pages/page-scenes';
import { cardKinds } from '../src/features/places/kinds';
import { placeSummary } from '../src/features/places/ui/place-summary';
import { cardPath, pageSlug, personPath, servicePath } from '../src/lib/hrefs';
import { cardFixture } from '../tests/fixtures/cards';
import { pages, people, places, services } from './load';

/** On a wide screen. */
const COLUMNS = 3;

const option = (value: string) => ({ value, text: value });

test.each(cardKinds)(
  'what stands side by side or below each other in %s looks different',
  (kind) => {
    const scenes = places
      .filter((place) => place.kind === kind)
      .map(({ slug, type, category }) => {
        const href = cardPath(kind, slug);
        return placeSummary(cardFixture({ type: option(type), category: option(category), href }));
      })
      .map(({ scene }) => scene);
    const alike = scenes.flatMap((scene, at) =>
      [at + 1, at + COLUMNS].filter((next) => scenes[next] === scene).map((next) => [at, next]),
    );
    expect(alike).toEqual([]);
  },
);

test('a drawing of a page stands for one page, which there is', () => {
  const [slugs, scenes] = [Object.keys(pageScenes), Object.values(pageScenes)];
  const known = [
    ...pages.map(({ slug }) => slug),
    ...people.map(({ slug }) => pageSlug(personPath(slug))),
    ...services.map(({ slug }) => pageSlug(servicePath(slug))),
  ];
  expect(known).toEqual(expect.arrayContaining(slugs));
  expect(new Set(scenes).size).toBe(scenes.length);
});
