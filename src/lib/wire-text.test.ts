import { expect, test } from 'vitest';
import { localText } from './local-text';
import { fromWire, toWire } from './wire-text';

const uzbek = (text: string) => localText(text, { lang: 'uz' });

test('a reply goes over the wire as strings, with where those in Uzbek are, and comes back', () => {
  const reply = {
    title: uzbek('Bagaj'),
    items: [{ text: 'Bagaj', count: 3, none: null }, { text: uzbek('Bagaj') }, uzbek('')],
  };
  const { data, fallback } = toWire(reply);
  expect(data).toEqual({
    title: 'Bagaj',
    items: [{ text: 'Bagaj', count: 3, none: null }, { text: 'Bagaj' }, ''],
  });
  expect(fallback).toEqual(['/title', '/items/1/text']);
  expect(fromWire(data, fallback)).toEqual({ ...reply, items: [...reply.items.slice(0, 2), ''] });
});

test('the fields of a preview stay on the server', () => {
  const { data, fallback } = toWire({ title: localText('Багаж', { field: 'pages:1:title' }) });
  expect({ data, fallback }).toEqual({ data: { title: 'Багаж' }, fallback: [] });
});

test.each(['', '/', '/none', '/count', '/title/length', '/items/9/text', '/__proto__/x', 'title'])(
  'the pointer "%s" is to no text, and changes nothing',
  (pointer) => {
    const data = { title: 'a', count: 3, items: [{ text: 'b' }] };
    expect(fromWire(structuredClone(data), [pointer])).toEqual(data);
  },
);

test('a reply without the list is of its own language', () => {
  const data = { title: 'Bagaj' };
  expect(fromWire(data, undefined)).toBe(data);
});
