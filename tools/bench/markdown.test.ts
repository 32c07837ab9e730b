import { expect, test } from 'vitest';
import { elementsOf } from './elements';
import { markdownOf } from './markdown';

test('the main text of a page, with nothing around it', () => {
  const html =
    '<body><header><p>Menu</p></header><main><div><h1> Baggage </h1></div><h2>Cabin\n bag</h2>' +
    '<p>Up to <b>10</b> kg.</p><ul><li><p>One</p></li><li>Two</li></ul><svg><title>x</title></svg>' +
    '<p> </p><p>End</p></main><footer><p>Foot</p></footer></body>';
  expect(markdownOf(elementsOf(html))).toEqual({
    title: 'Baggage',
    text: '## Cabin bag\n\nUp to 10 kg\\.\n- One\n- Two\n\nEnd',
  });
});

test('signs of Markdown stay signs', () => {
  const { text } = markdownOf(elementsOf('<main><h1>A</h1><p>1. *a* [b] :c</p></main>'));
  expect(text).toBe('1\\. \\*a\\* \\[b\\] \\:c');
});

test('a page without a main part is refused', () => {
  expect(() => markdownOf(elementsOf('<p>Nothing</p>'))).toThrow('main part');
});
