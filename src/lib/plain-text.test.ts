import { expect, test } from 'vitest';
import { plainText } from './plain-text';
import { localText } from './local-text';

test.each([
  ['<p>One</p><p>two</p>', 'One two'],
  ['<ul>\n  <li>One</li>\n  <li>two</li>\n</ul>', 'One two'],
  ['<a href="/parking/">Parking</a>', 'Parking'],
  ['Line<br />break', 'Line break'],
  ['A&amp;B &lt;c&gt; &quot;d&quot; e&#39;f g&nbsp;h', 'A&B <c> "d" e\'f g h'],
  ['&amp;lt;', '&lt;'],
  ['&copy; 5 < 6', '&copy; 5 < 6'],
  ['<img src="/a.png" alt="">', ''],
  ['', ''],
])('%s says %s', (html, words) => {
  expect(plainText(html)).toBe(words);
});

test('where a text comes from is none of its words', () => {
  expect(plainText(localText('<p>Bagaj</p>', { lang: 'uz' }))).toBe('Bagaj');
});
