import { expect, test, vi } from 'vitest';
import { inView, withLanguages, type View } from './view';

vi.mock('./cms', () => ({ cms: () => Promise.reject(new Error('not called')) }));

const published = {
  id: 1,
  slug: 'page',
  title: { uz: 'bir', ru: 'один', en: 'one' },
  rows: [{ id: 'a', text: { uz: 'a', ru: 'а', en: 'a' } }],
  _status: { uz: 'published', ru: 'published', en: 'draft' },
};
const draft = {
  ...published,
  title: { uz: 'BIR', ru: 'ОДИН', en: 'ONE' },
  rows: [
    { id: 'b', text: { uz: 'B', ru: 'Б', en: 'B' } },
    { id: 'a', text: { uz: 'A', ru: 'А', en: 'A' } },
  ],
  _status: { uz: 'draft', ru: 'draft', en: 'draft' },
};

test('a draft is taken in some languages, the others stay as they are published', () => {
  expect(withLanguages(published, draft, ['ru'])).toMatchObject({
    title: { uz: 'bir', ru: 'ОДИН', en: 'one' },
    rows: [
      { id: 'b', text: { uz: undefined, ru: 'Б', en: undefined } },
      { id: 'a', text: { uz: 'a', ru: 'А', en: 'a' } },
    ],
  });
});

const view = (more: Partial<View>): View => ({
  at: undefined,
  allDrafts: false,
  drafts: () => false,
  fields: false,
  changes: [],
  ...more,
});

const shown = (given: View) =>
  inView(
    given,
    'pages:1',
    async () => published,
    async () => draft,
  );

test('without a reason to the contrary a view shows what is published', async () => {
  expect(await shown(view({}))).toBe(published);
  const other = { document: 'pages:2', action: 'takeDown', languages: ['uz'] } as const;
  expect(await shown(view({ changes: [{ ...other, languages: ['uz'] }] }))).toBe(published);
});

test('a draft is shown as if all of it were published', async () => {
  const seen = await shown(view({ drafts: (ref) => ref === 'pages:1' }));
  expect(seen).toMatchObject({
    title: draft.title,
    _status: { uz: 'published', ru: 'published', en: 'published' },
  });
});

test('what is scheduled happens in its order', async () => {
  const changes: View['changes'] = [
    { document: 'pages:1', action: 'publish', languages: ['en'] },
    { document: 'pages:1', action: 'takeDown', languages: ['ru'] },
  ];
  expect(await shown(view({ changes }))).toMatchObject({
    title: { uz: 'bir', ru: 'один', en: 'ONE' },
    _status: { uz: 'published', ru: 'draft', en: 'published' },
  });
});
