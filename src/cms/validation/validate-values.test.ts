import type { FlattenedField } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import configuration from '../../../payload.config';
import { validateValues } from './validate-values';

let fields: readonly FlattenedField[];
let flights: readonly FlattenedField[];

beforeAll(async () => {
  const { collections } = await configuration;
  const of = (slug: string) =>
    collections.find((collection) => collection.slug === slug)?.flattenedFields ?? [];
  fields = of('pages');
  flights = of('flights');
});

const told = (values: Record<string, unknown>, every = false) =>
  validateValues(fields, values, { every }).flaws.map(({ path, message }) => [path, message]);

test('what is empty, or not there, is no flaw', () => {
  expect(told({})).toEqual([]);
  expect(told({ title: null, sections: [], meta: { image: null }, other: 5 })).toEqual([]);
  expect(told({ sections: 0 })).toEqual([]);
});

test('the way to a flaw is told by the rows and their kinds', () => {
  const sections = [
    { blockType: 'notice', text: 'a' },
    { blockType: 'facts', items: [{ text: 'a' }, { text: {} }] },
    { blockType: 'nothing' },
    null,
  ];
  const { flaws } = validateValues(fields, { sections });
  expect(flaws.map(({ path, message }) => [path, message])).toEqual([
    ['sections.1.items.1.text', 'notText'],
    ['sections.2', 'notBlock'],
    ['sections.3', 'notRow'],
  ]);
  expect(flaws[0]?.trail.map(({ label, row }) => [(label as { en: string }).en, row])).toEqual([
    ['Facts', 2],
    ['Items', 2],
    ['Text', undefined],
  ]);
});

test('values of every language are looked at one by one', () => {
  expect(told({ title: { uz: 'a', ru: 'b' } })).toEqual([['title', 'notText']]);
  expect(told({ title: { uz: 'a', ru: 'b' } }, true)).toEqual([]);
  expect(told({ title: { uz: 'a', ru: {} } }, true)).toEqual([['title', 'notText']]);
  expect(told({ _status: { uz: 'published' } })).toEqual([['_status', 'notChoice']]);
});

test('what PostgreSQL cannot keep is none', () => {
  expect(told({ title: 'a\0' })).toEqual([['title', 'notWritable']]);
  expect(told({ title: '\ud800' })).toEqual([['title', 'notWritable']]);
  expect(told({ slug: 'a'.repeat(501) })).toEqual([['slug', 'textTooLong']]);
  expect(told({ 'meta.title': 'a' })).toEqual([['meta.title', 'notField']]);
});

test.each([
  ['2026-11-21T06:05:00+05:00', true],
  ['2026-11-21T06:05Z', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-11-21T06:05:00+20:00', false],
  ['2026', false],
  ['0000-01-01', false],
  [1795000000000, false],
  ['', false],
])('%s is a moment: %s', (value, isMoment) => {
  expect(validateValues(flights, { estimatedAt: value }).flaws.length === 0).toBe(isMoment);
});

test('a formatted text has a root and nodes that the editor knows, not too deep', () => {
  const body = (children: unknown) =>
    told({ sections: [{ blockType: 'text', body: { root: { type: 'root', children } } }] });
  const text = { type: 'text', text: 'a', format: 0 };
  const nested = (depth: number): object =>
    depth === 0 ? text : { type: 'quote', children: [nested(depth - 1)] };
  const flaw = [['sections.0.body', 'notFormattedText']];
  expect(body([{ type: 'paragraph', children: [text, { type: 'linebreak' }] }])).toEqual([]);
  expect(body([{ type: 'upload', relationTo: 'media', value: { id: 3 }, fields: {} }])).toEqual([]);
  expect(body([{ type: 'link', fields: { url: '/a/' }, children: [text] }])).toEqual([]);
  expect(body([nested(60)])).toEqual([]);
  expect(body([nested(70)])).toEqual(flaw);
  for (const node of [
    { type: 'script', children: [] },
    { type: 'paragraph' },
    { type: 'paragraph', children: [{ type: 'text', text: {} }] },
    { type: 'link', children: [text] },
    { type: 'upload', relationTo: 'media', value: {} },
    { type: 'root', children: [] },
    'a',
  ]) {
    expect(body([node]), JSON.stringify(node)).toEqual(flaw);
  }
});
