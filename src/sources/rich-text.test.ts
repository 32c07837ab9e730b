import { expect, test } from 'vitest';
import { localText } from '@/lib/local-text';
import { provenance } from '@/cms/localized';
import { toBody } from './rich-text';

const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] });
const state = (...children: unknown[]) => ({ root: { type: 'root', children } });

test('a formatted text is HTML', () => {
  expect(toBody(state(paragraph('bir & ikki')))).toBe('<p>bir &amp; ikki</p>');
});

test.each([
  [null],
  [17],
  [state()],
  [state(paragraph(' '), { type: 'horizontalrule' })],
  [{ root: null }],
  [{ root: 'x' }],
  [{ root: { type: 'root', children: 'x' } }],
])('%j is nothing', (value) => {
  expect(toBody(value)).toBe('');
});

test.each([
  ['<meta http-equiv="refresh" content="0"><p onclick="x()">a</p><script>b</script>', '<p>a</p>'],
  [localText('<style>*{}</style>a', { lang: 'uz' }), localText('a', { lang: 'uz' })],
  ['<script>b</script>', ''],
])('a string is not trusted: %s', (text, html) => {
  expect(toBody(text)).toEqual(html);
});

test('a picture that is not there is nothing in another language too', () => {
  const deleted = state({ type: 'upload', relationTo: 'media', value: 1 });
  expect(toBody({ ...deleted, [provenance]: { lang: 'uz' } })).toBe('');
});
