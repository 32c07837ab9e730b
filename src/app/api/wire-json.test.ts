import { expect, test } from 'vitest';
import { localText } from '@/lib/local-text';
import { toWire } from '@/lib/wire-text';
import { toWireText } from './wire-json';

const uzbek = (text: string) => localText(text, { lang: 'uz' });

test('as JSON it is the same, also of a list that another reply had', () => {
  const items = [{ title: uzbek('Bagaj'), count: 3, none: null }, { title: 'Taksi' }];
  for (const reply of [
    { items, stale: undefined },
    { as_of: 'now', items, text: uzbek('a') },
  ]) {
    const { text, fallback } = toWireText(reply);
    expect({ data: JSON.parse(text) as unknown, fallback }).toEqual(toWire(reply));
    expect(text).toBe(JSON.stringify(toWire(reply).data));
  }
});

test('the digest is another where the texts, their language or their places are', () => {
  const items = [{ title: 'Bagaj' }];
  const replies = [
    { items },
    { items, as_of: 'now' },
    { items: [{ title: uzbek('Bagaj') }] },
    { items: [{ title: 'Taksi' }] },
    { others: items },
  ];
  const digests = replies.map((reply) => toWireText(reply).digest);
  expect(new Set(digests).size).toBe(replies.length);
  expect(toWireText({ items: [{ title: 'Bagaj' }] }).digest).toBe(digests[0]);
});
