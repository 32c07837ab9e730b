import { describe, expect, test } from 'vitest';
import type { LocalizedField } from '@/cms/translation-status/fields';
import type { ImportRow } from './file';
import { planImport } from './import-plan';
import type { Segment } from './unit';
import { toUnits } from './units';

const text = (content: string, format = 0) => ({ type: 'text', text: content, format });
const link = (url: string, content: string) => ({
  type: 'link',
  fields: { url },
  children: [text(content)],
});
const state = (...blocks: object[][]) => ({
  root: { type: 'root', children: blocks.map((children) => ({ type: 'paragraph', children })) },
});

const field = (path: string, uz: unknown, ru?: unknown): LocalizedField => ({
  path,
  formPath: path,
  name: path,
  trail: [],
  kind: typeof uz === 'string' ? 'text' : 'richText',
  values: { uz, ru },
});

const body = state(
  [text('Bu '), text('muhim', 1), text(': '), link('/baggage/', 'bagaj')],
  [text('Ikkinchi')],
);
const fields = [field('title', 'Bagaj', 'Багаж'), field('lead', 'Qisqacha'), field('body', body)];
const first = 'pages:1:body/0';
const right: Segment = [
  { id: 'a1', content: ['Багаж'] },
  ' — это ',
  { id: 'b1', content: ['важно'] },
];

const lookup = (ref: string) => (ref === 'pages:1' ? fields : null);

const rowsOf = (list: LocalizedField[], texts: Record<string, Segment | null>): ImportRow[] =>
  toUnits('pages:1', list, 'ru').map((unit, index) => ({
    id: unit.id,
    sourceHash: unit.sourceHash,
    targetHash: unit.targetHash,
    target: texts[unit.id] === undefined ? unit.target : (texts[unit.id] ?? null),
    isBroken: false,
    row: index + 2,
  }));

const plan = (rows: ImportRow[]) => planImport({ target: 'ru', rows }, lookup, 'ru');
const planOf = (texts: Record<string, Segment | null>, more: Partial<ImportRow> = {}) =>
  plan(rowsOf(fields, texts).map((row) => (row.id in texts ? { ...row, ...more } : row)));

describe('changes', () => {
  test('are one for a field, with what it says before and after', () => {
    const { changes, unchanged, errors } = planOf({
      [first]: right,
      'pages:1:title': ['Ваш багаж'],
    });
    expect(errors).toEqual([]);
    expect(unchanged).toBe(2);
    expect(changes).toMatchObject([
      {
        document: 'pages:1',
        path: 'title',
        before: 'Багаж',
        after: 'Ваш багаж',
        value: 'Ваш багаж',
        untranslated: 0,
      },
      { path: 'body', field: fields[2], before: '', after: 'Багаж — это важно', untranslated: 1 },
    ]);
  });

  test('are none where a translation has been taken away', () => {
    expect(planOf({ 'pages:1:title': null })).toEqual({ changes: [], unchanged: 4, errors: [] });
  });
});

describe('errors', () => {
  const codes = ({ errors }: ReturnType<typeof plan>) =>
    errors.map(({ code, parameters }) => [code, parameters]);
  const lead: Record<string, Segment> = { 'pages:1:lead': ['Коротко'] };

  test('an unknown document or text', () => {
    expect(codes(planOf(lead, { id: 'pages:2:lead' }))).toEqual([['unknown_document', {}]]);
    expect(codes(planOf(lead, { id: 'lead' }))).toEqual([['unknown_document', {}]]);
    expect(codes(planOf(lead, { id: 'pages:1:text' }))).toEqual([['unknown_field', {}]]);
    expect(codes(planOf(lead, { id: 'pages:1:body/7' }))).toEqual([['unknown_field', {}]]);
  });

  test('name the row', () => {
    expect(planOf(lead, { id: 'pages:2:lead' }).errors[0]).toMatchObject({
      id: 'pages:2:lead',
      row: 3,
    });
  });

  test('a source that has changed, where there is something to write', () => {
    const now = [field('title', 'Yuk', 'Багаж'), field('lead', 'Qisqa'), field('body', body)];
    const rows = rowsOf(fields, lead);
    const { errors, changes } = planImport({ target: 'ru', rows }, () => now, 'ru');
    expect(errors).toMatchObject([{ id: 'pages:1:lead', code: 'source_changed' }]);
    expect(changes).toEqual([]);
  });

  test('a file that has lost the hash of the source', () => {
    expect(codes(planOf(lead, { sourceHash: '' }))).toEqual([['source_changed', {}]]);
  });

  test('a translation that has changed on both sides, but not on one', () => {
    const now = [field('title', 'Bagaj', 'Багаж и ручная кладь'), ...fields.slice(1)];
    const against = (title: Segment) =>
      planImport(
        { target: 'ru', rows: rowsOf(fields, { 'pages:1:title': title }) },
        () => now,
        'ru',
      );
    expect(codes(against(['Ваш багаж']))).toEqual([['target_changed', {}]]);
    const nothing = { changes: [], errors: [] };
    expect(against(['Багаж'])).toMatchObject(nothing);
    expect(against(['Багаж и ручная кладь'])).toMatchObject(nothing);
  });

  test.each<[string, Segment, object]>([
    ['missing', ['Это ', { id: 'b1', content: ['важно'] }], { missing: 'a1' }],
    ['doubled', [...right, { id: 'b1', content: ['и'] }], { doubled: 'b1' }],
    ['invented', [...right, { id: 'i1', content: ['и'] }], { invented: 'i1' }],
    ['of no kind', [...right, { id: 'strong' }], { invented: 'strong' }],
    [
      'around nothing',
      [{ id: 'a1', content: [] }, 'и', { id: 'b1', content: ['x'] }],
      { misused: 'a1' },
    ],
    ['standing alone', [{ id: 'a1' }, 'и', { id: 'b1', content: ['x'] }], { misused: 'a1' }],
  ])('a tag %s', (_, segment, parameters) => {
    expect(codes(planOf({ [first]: segment }))).toEqual([['broken_tags', parameters]]);
  });

  test('a link within a link', () => {
    const links = field('body', state([link('/a/', 'a'), link('/b/', 'b')]));
    const nested: Segment = [{ id: 'a1', content: ['а', { id: 'a2', content: ['б'] }] }];
    const rows = rowsOf([links], { [first]: nested });
    const { errors } = planImport({ target: 'ru', rows }, () => [links], 'ru');
    expect(errors).toMatchObject([{ code: 'broken_tags', parameters: { misused: 'a2' } }]);
  });

  test('tags in a plain text, and tags that cannot be read', () => {
    const bold: Segment = [{ id: 'b1', content: ['Коротко'] }];
    expect(codes(planOf({ 'pages:1:lead': bold }))).toEqual([['broken_tags', { invented: 'b1' }]]);
    expect(codes(planOf({ [first]: null }, { isBroken: true }))).toEqual([['broken_tags', {}]]);
  });

  test('an id that comes twice', () => {
    const rows = rowsOf(fields, lead);
    const again = rows.map((row) => ({ ...row, row: row.row + 10 }));
    expect(plan([...rows, ...again.slice(1, 2)]).errors).toEqual([
      { id: 'pages:1:lead', row: 13, code: 'duplicate', parameters: { first: 3 } },
    ]);
  });

  test('a file in another language', () => {
    expect(planImport({ target: 'en', rows: rowsOf(fields, lead) }, lookup, 'ru')).toEqual({
      changes: [],
      unchanged: 0,
      errors: [
        { id: '', row: 0, code: 'wrong_language', parameters: { found: 'en', expected: 'ru' } },
      ],
    });
  });
});

test('each document is looked up once', () => {
  let count = 0;
  const rows = rowsOf(fields, {});
  planImport({ target: 'ru', rows }, () => (count++, fields), 'ru');
  expect(count).toBe(1);
});
