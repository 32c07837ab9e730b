import { expect, test } from 'vitest';
import type { LocalizedField } from '@/cms/translation-status/fields';
import { toUnits } from './formats/units';
import { historyOf, type FieldHistory } from './unit-status';

const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] });
const body = (...texts: string[]) => ({ root: { type: 'root', children: texts.map(paragraph) } });

const fieldOf = (kind: LocalizedField['kind'], uz: unknown, ru: unknown): LocalizedField => ({
  path: 'text',
  formPath: 'text',
  name: 'text',
  trail: [],
  kind,
  values: { uz, ru },
});

function statuses(field: LocalizedField, state: FieldHistory['state'], earlier?: unknown) {
  const history = historyOf('pages:1', { field, state, earlier }, 'ru');
  return toUnits('pages:1', [field], 'ru').map(history);
}

test('a text without a translation is new, one with it is final', () => {
  expect(statuses(fieldOf('text', 'Bagaj', null), 'fallback')).toEqual([
    { status: 'new', before: null },
  ]);
  expect(statuses(fieldOf('text', 'Bagaj', 'Багаж'), 'own')).toEqual([
    { status: 'final', before: null },
  ]);
});

test('a text that changed in Uzbek is to be reviewed, and says how it was', () => {
  const field = fieldOf('text', 'Yangi bagaj', 'Багаж');
  expect(statuses(field, 'changed', 'Bagaj')).toEqual([
    { status: 'needs-review', before: 'Bagaj' },
  ]);
  expect(statuses(field, 'changed')).toEqual([{ status: 'needs-review', before: null }]);
});

test('of a body only the blocks that changed are to be reviewed', () => {
  const field = fieldOf('richText', body('Bir', 'Yangi ikki', 'Uch'), body('Один', 'Два', 'Три'));
  expect(statuses(field, 'changed', body('Bir', 'Ikki', 'Uch'))).toEqual([
    { status: 'final', before: null },
    { status: 'needs-review', before: 'Ikki' },
    { status: 'final', before: null },
  ]);
});
