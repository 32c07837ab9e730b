import { expect, test } from 'vitest';
import { withImageAlternatives } from './image-alternatives';

test('an image is followed by its alternative', () => {
  expect(withImageAlternatives('<p><img src="/a.png" alt="A &amp; B" width="3" /> text</p>')).toBe(
    '<p><img src="/a.png" alt="A &amp; B" width="3" /><span data-alt="">A &amp; B</span> text</p>',
  );
});

test('decoration and text stay as they are', () => {
  const html = '<p><img src="/a.png" alt="" />alt="b"</p><img src="/c.png" />';
  expect(withImageAlternatives(html)).toBe(html);
});
