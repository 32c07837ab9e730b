import { describe, expect, test } from 'vitest';
import { hashOf } from './hash';

const text = (content: string, more: object = {}) => ({
  type: 'text',
  version: 1,
  text: content,
  format: 0,
  mode: 'normal',
  style: '',
  detail: 0,
  ...more,
});
const paragraph = (...children: object[]) => ({
  type: 'paragraph',
  version: 1,
  format: '',
  indent: 0,
  direction: 'ltr',
  textFormat: 0,
  children,
});
const state = (...children: object[]) => ({ root: { type: 'root', version: 1, children } });

describe('a string', () => {
  test('has twelve hexadecimal digits, the same each time', () => {
    expect(hashOf('Bagaj')).toMatch(/^[0-9a-f]{12}$/);
    expect(hashOf('Bagaj')).toBe('7217c65dae7f');
    expect(hashOf('Bagaj')).not.toBe(hashOf('Bagaj.'));
  });

  test('counts without blanks around it, and in one normal form', () => {
    expect(hashOf('  Qo‘l   yuki\n')).toBe(hashOf('Qo‘l yuki'));
    expect(hashOf('е\u0308лка')).toBe(hashOf('ёлка'));
  });
});

test.each([[undefined], [null], [''], [' \n'], [state()], [state(paragraph())], [[]], [{}]])(
  '%j is empty',
  (value) => {
    expect(hashOf(value)).toBe('');
  },
);

test('a picture alone is something', () => {
  expect(hashOf(state({ type: 'upload', relationTo: 'media', value: 3 }))).not.toBe('');
});

describe('an editor state', () => {
  const full = state(paragraph(text('Salom, '), text('dunyo', { format: 1 })));

  test('counts without what the editor writes by itself', () => {
    const bare = {
      root: {
        children: [
          {
            children: [
              { text: 'Salom, ', type: 'text' },
              { text: 'dunyo', format: 1, type: 'text' },
            ],
            type: 'paragraph',
          },
        ],
        type: 'root',
      },
    };
    expect(hashOf(full)).toBe(hashOf(bare));
    expect(hashOf(full)).toBe(hashOf(structuredClone(full)));
  });

  test('counts texts split in two as one', () => {
    expect(hashOf(state(paragraph(text('Sal'), text('om'))))).toBe(
      hashOf(state(paragraph(text(' Salom ')))),
    );
  });

  test.each([
    ['a word', state(paragraph(text('Salom, '), text('olam', { format: 1 })))],
    ['formatting', state(paragraph(text('Salom, '), text('dunyo', { format: 2 })))],
    ['a blank between', state(paragraph(text('Salom,'), text('dunyo', { format: 1 })))],
    ['a paragraph', state(paragraph(text('Salom, ')), paragraph(text('dunyo', { format: 1 })))],
    ['a break', state(paragraph(text('Salom, '), { type: 'linebreak' }, text('dunyo')))],
    [
      'an indent',
      state({ ...paragraph(text('Salom, '), text('dunyo', { format: 1 })), indent: 1 }),
    ],
  ])('changes with %s', (_, other) => {
    expect(hashOf(other)).not.toBe(hashOf(full));
  });

  test('changes with the address of a link, not with its id or an unset choice', () => {
    const link = (fields: object, id?: string) =>
      hashOf(state(paragraph({ type: 'link', id, fields, children: [text('bu yerda')] })));
    const plain = link({ linkType: 'custom', url: '/parking/' });
    expect(link({ newTab: false, url: '/parking/', linkType: 'custom' }, 'a1')).toBe(plain);
    expect(link({ linkType: 'custom', url: '/baggage/' })).not.toBe(plain);
  });

  test('keeps the ids of related documents', () => {
    const upload = (value: unknown) => hashOf(state({ type: 'upload', id: 'x', value }));
    expect(upload({ id: 1 })).not.toBe(upload({ id: 2 }));
    expect(upload(1)).not.toBe(upload(2));
  });

  test('numbers of list entries do not count', () => {
    const list = (value?: number) =>
      hashOf(
        state({
          type: 'list',
          listType: 'bullet',
          children: [{ type: 'listitem', value, children: [text('Pasport')] }],
        }),
      );
    expect(list(1)).toBe(list());
  });
});

test('the nodes of one block have a hash of their own', () => {
  const whole = [text('Salom '), text('dunyo', { format: 1 })];
  const split = [text('Sa'), text('lom '), text('dunyo  ', { format: 1 })];
  expect(hashOf(whole)).toBe(hashOf(split));
  expect(hashOf(whole)).not.toBe(hashOf([text('Salom dunyo')]));
});
