import { expect, test } from 'vitest';
import { elementsOf } from './elements';

test('the body of a page becomes a tree that React can render', () => {
  const html =
    '<html lang="uz"><head><title>Tablo</title></head><body><p class="a">Olma <b>va</b> nok</p>' +
    '<script>if (a < b) c()</script><input tabindex="0" value="x"><label for="y">Y</label></body></html>';
  expect(elementsOf(html)).toEqual([
    ['p', { className: 'a' }, ['Olma ', ['b', {}, ['va']], ' nok']],
    ['input', { tabIndex: '0' }, []],
    ['label', { htmlFor: 'y' }, ['Y']],
  ]);
});
