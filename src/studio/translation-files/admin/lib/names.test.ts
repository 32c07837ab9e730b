import { expect, test } from 'vitest';
import { pathWords, placeOf } from './names';

test('a path is put in words', () => {
  expect(pathWords('title')).toBe('title');
  expect(pathWords('sections.65f0c0ffee65f0c0ffee65f0.ctaTitle')).toBe('sections · cta title');
  expect(pathWords('items.0.text')).toBe('items · text');
});

test('a row of a file belongs to a field of a document', () => {
  expect(placeOf('pages:12:sections.a1.body/0.2')).toEqual({
    ref: 'pages:12',
    path: 'sections.a1.body',
  });
  expect(placeOf('header:nav.a1.label')).toEqual({ ref: 'header', path: 'nav.a1.label' });
  expect(placeOf('')).toBeNull();
  expect(placeOf('Bagaj')).toBeNull();
});
