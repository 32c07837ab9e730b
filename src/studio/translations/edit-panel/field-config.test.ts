import type { ClientField } from 'payload';
import { expect, test } from 'vitest';
import { fieldAt } from './field-config';

const text = (name: string) => ({ type: 'text', name }) as ClientField;

const fields = [
  {
    type: 'tabs',
    tabs: [
      {
        fields: [
          { type: 'row', fields: [text('title')] },
          {
            type: 'blocks',
            name: 'sections',
            blocks: [
              { slug: 'text', fields: [text('heading')] },
              {
                slug: 'list',
                fields: [{ type: 'array', name: 'items', fields: [text('heading')] }],
              },
            ],
          },
        ],
      },
      { name: 'meta', fields: [text('description')] },
    ],
  },
] as unknown as ClientField[];

const at = (path: string, ...kinds: string[]) => fieldAt(fields, path, kinds);

test.each([
  ['title', '', []],
  ['sections.0.heading', 'sections.0', ['text']],
  ['sections.1.items.3.heading', 'sections.1.items.3', ['list', '']],
  ['meta.description', 'meta', []],
])('%s is found with what is around it', (path, parentPath, kinds) => {
  const field = text(path.split('.').at(-1) ?? '');
  expect(at(path, ...kinds)).toEqual({ field, parentPath });
});

test.each([
  ['heading', []],
  ['sections.1.heading', ['list']],
  ['sections.0', ['text']],
  ['meta.title', []],
  ['sections.7.heading', []],
])('%s is no field that can be written', (path, kinds) => expect(at(path, ...kinds)).toBeNull());
