import { expect, test } from 'vitest';
import { figure, inMarkdown, printed } from './table';

const table = {
  title: 'Pages',
  head: ['', 'req/s', 'p99 ms'],
  rows: [
    ['home', '12,345', '1.2'],
    ['a | b', '7', '10.0'],
  ],
};

test('numbers are aligned in the terminal', () => {
  expect(printed(table)).toBe(
    ['Pages', '', '        req/s  p99 ms', 'home   12,345     1.2', 'a | b       7    10.0'].join(
      '\n',
    ),
  );
});

test('a bar in a name does not part a cell in Markdown', () => {
  expect(inMarkdown(table)).toBe(
    [
      '**Pages**',
      '',
      '|  | req/s | p99 ms |',
      '| --- | ---: | ---: |',
      '| home | 12,345 | 1.2 |',
      '| a \\| b | 7 | 10.0 |',
    ].join('\n'),
  );
});

test('figures have groups, and as many digits as are wanted', () => {
  expect([figure(12_345.6), figure(0.5, 2)]).toEqual(['12,346', '0.50']);
});
