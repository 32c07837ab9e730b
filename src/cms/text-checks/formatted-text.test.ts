import { expect, test } from 'vitest';
import { checkedText, withReplaced } from './formatted-text';

const text = (of: string) => ({ type: 'text', text: of });
const paragraph = (...children: object[]) => ({ type: 'paragraph', children });
const state = (...children: object[]) => ({ root: { type: 'root', children } });

const written = state(
  paragraph(text('The the '), text('gate'), { type: 'linebreak' }, text('opens')),
  paragraph(text('See '), {
    type: 'link',
    fields: { url: '/parking/' },
    children: [text('parking')],
  }),
);

test('formatted text is read line by line, with its links', () => {
  expect(checkedText(written)).toBe('The the gate\nopens\nSee [parking](/parking/)\n\n');
  expect(checkedText('Parvoz')).toBe('Parvoz');
  expect([null, undefined, {}].map(checkedText)).toEqual(['', '', '']);
});

test('a part is replaced where it stands, and nothing else changes', () => {
  const replaced = withReplaced(written, { start: 0, end: 7, suggestion: 'The' });
  expect(checkedText(replaced)).toBe('The gate\nopens\nSee [parking](/parking/)\n\n');
  expect(checkedText(written)).toContain('The the');
  expect(withReplaced('a  b', { start: 1, end: 3, suggestion: ' ' })).toBe('a b');
});

test('what is in two pieces of formatted text is replaced by nobody', () => {
  expect(withReplaced(written, { start: 4, end: 12, suggestion: 'gate' })).toBeNull();
});
