import { expect, test } from 'vitest';
import { browserOf } from './sessions';

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox 132, Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
    'Chrome 141, Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Mobile Safari 17, iOS',
  ],
  ['curl/8.5.0', ''],
  ['', ''],
  [null, ''],
])('%s is told as “%s”', (agent, words) => {
  expect(browserOf(agent)).toBe(words);
});
