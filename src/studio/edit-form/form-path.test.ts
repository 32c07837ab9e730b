import { expect, test } from 'vitest';
import { placeInForm, type Rows } from './form-path';

const state: Rows = {
  title: {},
  sections: { rows: [{ id: 'a1' }, { id: 'b2', collapsed: true }] },
  'sections.1.items': { rows: [{ id: 'c3' }] },
};

test('a field outside of rows is where its path says', () => {
  expect(placeInForm('meta.title', state)).toEqual({ path: 'meta.title', rows: [] });
});

test('rows are found by their id, within rows too', () => {
  expect(placeInForm('sections.b2.items.c3.text', state)).toEqual({
    path: 'sections.1.items.0.text',
    rows: [
      { path: 'sections', id: 'b2', index: 1 },
      { path: 'sections.1.items', id: 'c3', index: 0 },
    ],
  });
});

test('a row that was removed has no place', () => {
  expect(placeInForm('sections.gone.heading', state)).toBeNull();
});
