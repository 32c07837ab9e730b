import type { FlattenedField } from 'payload';
import { describe, expect, test } from 'vitest';
import { hashOf } from '@/cms/translation-status/hash';
import { countStates, fieldStatuses, isComplete, isUntranslated } from './status';

const text = (name: string, localized = true) => ({ name, type: 'text', localized });
const body = { name: 'body', type: 'richText', localized: true };
const kind = {
  admin: { useAsTitle: 'title' },
  flattenedFields: [
    text('title'),
    text('note'),
    text('slug', false),
    body,
    { name: 'meta', type: 'group', flattenedFields: [text('title'), text('description')] },
    { name: 'rows', type: 'array', flattenedFields: [text('text')] },
  ] as unknown as FlattenedField[],
};

const state = (words: string) => ({
  root: { children: [{ type: 'paragraph', children: [{ type: 'text', text: words }] }] },
});

const statesOf = (document: object, path = 'title') =>
  fieldStatuses(kind, document).find(({ field }) => field.path === path)?.states;

describe('a field in a language', () => {
  test('is its own, borrowed or missing', () => {
    expect(statesOf({ title: { uz: 'bir', ru: 'один' } })).toEqual({
      uz: 'own',
      ru: 'own',
      en: 'fallback',
    });
    expect(statesOf({ title: { uz: '', ru: 'один', en: ' ' } })).toEqual({
      uz: 'missing',
      ru: 'own',
      en: 'missing',
    });
  });

  test('that nobody wrote is to be done only where the document needs it', () => {
    expect(statesOf({})).toEqual({ uz: 'missing', ru: 'missing', en: 'missing' });
    expect(statesOf({}, 'note')).toEqual({ uz: 'empty', ru: 'empty', en: 'empty' });
  });

  test('that is for search engines is never borrowed', () => {
    expect(statesOf({ meta: { title: { uz: 'bir' } } }, 'meta.title')).toEqual({
      uz: 'own',
      ru: 'missing',
      en: 'missing',
    });
  });

  test('is changed when the Uzbek text is another than it was written against', () => {
    const document = (uz: string) => ({
      title: { uz, ru: 'один', en: 'one' },
      translation: { ru: { sources: { title: hashOf('bir') } }, en: { sources: {} } },
    });
    expect(statesOf(document('bir'))).toMatchObject({ ru: 'own', en: 'own' });
    expect(statesOf(document('  bir '))).toMatchObject({ ru: 'own' });
    expect(statesOf(document('ikki'))).toMatchObject({ uz: 'own', ru: 'changed', en: 'own' });
  });

  test('of formatted text and of rows counts like any other', () => {
    const document = {
      body: { uz: state('bir'), ru: state(' ') },
      rows: [{ id: 'a1', text: { uz: 'bir', en: 'one' } }],
    };
    expect(statesOf(document, 'body')).toEqual({ uz: 'own', ru: 'fallback', en: 'fallback' });
    expect(statesOf(document, 'rows.a1.text')).toEqual({ uz: 'own', ru: 'fallback', en: 'own' });
  });
});

test('a document is complete in a language when nothing of it is to be done', () => {
  const statuses = fieldStatuses(kind, { title: { uz: 'bir', ru: 'один' } });
  expect(countStates(statuses, 'en')).toMatchObject({ fallback: 1, own: 0, empty: 4 });
  expect(isComplete(countStates(statuses, 'ru'))).toBe(true);
  expect(isComplete(countStates(statuses, 'en'))).toBe(false);
});

describe('a document is untranslated', () => {
  const uzbek = { title: { uz: 'bir' }, body: { uz: state('bir') } };

  test('when neither its title nor its text is in the language', () => {
    expect(isUntranslated(kind, uzbek, 'en')).toBe(true);
    expect(isUntranslated(kind, { ...uzbek, note: { uz: 'a', en: 'a' } }, 'en')).toBe(true);
  });

  test('not when one of them is', () => {
    expect(isUntranslated(kind, { ...uzbek, title: { uz: 'bir', en: 'one' } }, 'en')).toBe(false);
    expect(
      isUntranslated(kind, { ...uzbek, body: { uz: state('bir'), en: state('one') } }, 'en'),
    ).toBe(false);
  });

  test('when its translation is not published', () => {
    const translated = {
      title: { uz: 'bir', en: 'one' },
      _status: { uz: 'published', en: 'draft' },
    };
    expect(isUntranslated(kind, translated, 'en')).toBe(true);
  });

  test('not when there is nothing to translate', () => {
    expect(isUntranslated(kind, {}, 'en')).toBe(false);
  });
});
