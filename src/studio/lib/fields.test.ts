import { expect, test } from 'vitest';
import { adminWords } from '@/cms/admin-words/say';
import type { Detail, FieldEntry } from '@/studio/server/detail';
import { fieldsWithWork, frameFields, labelOf, todosOf } from './fields';
import {
  documentOf,
  documentPath,
  editorAddress,
  pathOf,
  writeTarget,
} from '@/cms/admin-ui/routes';

const field = (
  path: string,
  states: FieldEntry['states'],
  labels: string[] = ['Title'],
): FieldEntry => ({ path, formPath: path, labels, kind: 'text', states, changed: null });

const detail = {
  ref: 'pages:12',
  fields: [
    field('meta.title', { uz: 'own', ru: 'missing', en: 'missing' }),
    {
      ...field('title', { uz: 'own', ru: 'changed', en: 'own' }),
      changed: { by: null, at: '2026-11-19T11:40:00Z' },
    },
    field('sections.a1.alt', { uz: 'own', ru: 'own', en: 'missing' }),
    field('lead', { uz: 'own', ru: 'fallback', en: 'own' }),
  ],
} as unknown as Detail;

test('work stands in the order of the page, what the page lacks comes last', () => {
  const order = ['header:nav', 'pages:12:title', 'pages:12:lead', 'pages:12:sections.a1.alt'];
  const todos = todosOf(detail, ['uz', 'ru', 'en'], order);
  expect(todos.map(({ field: name, lang }) => `${lang} ${name}`)).toEqual([
    'ru pages:12:title',
    'ru pages:12:lead',
    'en pages:12:sections.a1.alt',
    'ru pages:12:meta.title',
    'en pages:12:meta.title',
  ]);
  expect(todosOf(detail, ['en'], order)).toHaveLength(2);
});

test.each([
  ['en', 'Changed in Uzbek · 19 Nov', 'Shown in Uzbek', 'Missing: Title'],
  ['ru', 'Изменено в узбекском · 19 нояб.', 'Показано по-узбекски', 'Не хватает: Title'],
  ['uz', 'Oʻzbekcha matn oʻzgargan · 19-noy.', 'Oʻzbekcha koʻrsatilgan', 'Yetishmaydi: Title'],
])('labels in %s', (language, changed, fallback, missing) => {
  const labels = frameFields([detail], 'ru', adminWords(language));
  expect(labels.get('pages:12:title')?.label).toBe(changed);
  expect(labels.get('pages:12:lead')?.label).toBe(fallback);
  expect(labels.get('pages:12:meta.title')?.label).toBe(missing);
});

test('a text of which it is not known when it changed has no date', () => {
  const entry = field('lead', { uz: 'own', ru: 'changed', en: 'own' });
  expect(labelOf('changed', entry, adminWords('en'))).toBe('Changed in Uzbek');
});

test('a picture without a description says so', () => {
  const labels = frameFields([detail], 'en', adminWords('en'));
  expect(labels.get('pages:12:sections.a1.alt')?.label).toBe('Missing: picture description');
  expect(labels.get('pages:12:title')).toEqual({ state: 'own', label: '' });
  expect(fieldsWithWork([detail])).toContain('pages:12:lead');
});

test('addresses of collections and globals', () => {
  expect([documentOf('pages:12:a.b'), pathOf('pages:12:a.b')]).toEqual(['pages:12', 'a.b']);
  expect([documentOf('header:nav'), pathOf('header:nav')]).toEqual(['header', 'nav']);
  expect(documentPath('header')).toBe('/admin/globals/header');
  expect(editorAddress('pages:12', 'ru', 'sections.a1.heading')).toBe(
    '/admin/collections/pages/12?locale=ru#field=sections.a1.heading',
  );
  expect(writeTarget('pages:12', 'ru')).toEqual({
    path: '/pages/12?locale=ru&depth=0',
    method: 'PATCH',
  });
  expect(writeTarget('header', 'en')).toEqual({
    path: '/globals/header?locale=en&depth=0',
    method: 'POST',
  });
});
