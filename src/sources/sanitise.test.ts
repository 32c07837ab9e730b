import { describe, expect, test } from 'vitest';
import { sanitiseBody, sanitiseMessage, sanitiseTitle } from './sanitise';

test('links, bold and italic stay', () => {
  const html = 'See <a href="/airport/">the <b>airport</b></a>, <i>now</i>.';
  expect(sanitiseMessage(html)).toBe(html);
});

test.each([
  ['<script>alert(1)</script>', ''],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="//evil.example">x</a>', '<a>x</a>'],
  ['<b onclick="x()" style="color:red">x</b>', '<b>x</b>'],
  ['<img src=x onerror=alert(1)>', ''],
])('%s becomes %s', (html, clean) => {
  expect(sanitiseMessage(html)).toBe(clean);
});

describe('the body of a page', () => {
  test.each([
    '<h3>Belts</h3><p>See <a href="/airport/scheme/">the <strong>plan</strong></a>.<br />Now.</p>',
    '<ul><li>one</li></ul><ol start="3"><li><em>three</em></li></ol>',
    '<table><caption>Prices</caption><thead><tr><th scope="col">P1</th></tr></thead>' +
      '<tbody><tr><td colspan="2">5 000</td></tr></tbody></table>',
    '<figure><img src="/media/a.png" alt="A" width="4" height="3" /></figure>',
    '<a href="tel:+998000000000">call</a> <a href="mailto:press@example.com">write</a>',
  ])('%s stays', (html) => {
    expect(sanitiseBody(html)).toBe(html);
  });

  test.each([
    ['<h1>Title</h1>', '<h3>Title</h3>'],
    ['<h2>Title</h2>', '<h3>Title</h3>'],
    ['<h5>Title</h5><h6>Title</h6>', '<h4>Title</h4><h4>Title</h4>'],
    ['<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
    ['<style>p{display:none}</style><p>a</p>', '<p>a</p>'],
    ['<p style="color:red" class="x" id="y" onclick="x()">a</p>', '<p>a</p>'],
    ['<h1 onclick="x()">Title</h1>', '<h3>Title</h3>'],
    ['<img src="x.png" onerror="alert(1)">', '<img src="x.png" />'],
    ['<img src="javascript:alert(1)">', '<img />'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="JaVa&#09;script:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="data:text/html,x" target="_top">a</a>', '<a>a</a>'],
    ['<a href="//evil.example">a</a>', '<a>a</a>'],
    ['<iframe src="https://evil.example"></iframe><form><p>a</p></form>', '<p>a</p>'],
    ['<svg><script>alert(1)</script></svg>', ''],
  ])('%s becomes %s', (html, clean) => {
    expect(sanitiseBody(html)).toBe(clean);
  });
});

describe('the title of a search result', () => {
  test('its marks stay', () => {
    const html = '<mark>Car</mark> <b>park</b> <i>P1</i> &amp; <em>P2</em> <strong>now</strong>';
    expect(sanitiseTitle(html)).toBe(html);
  });

  test.each([
    ['<mark class="x" onclick="x()" style="color:red">Car</mark>', '<mark>Car</mark>'],
    ['<a href="javascript:alert(1)">Car</a>', 'Car'],
    ['<a href="https://example.com/">Car</a>', 'Car'],
    ['Car<script>alert(1)</script><style>b{}</style>', 'Car'],
    ['<h1>Car</h1><img src=x onerror=alert(1)>', 'Car'],
  ])('%s becomes %s', (html, clean) => {
    expect(sanitiseTitle(html)).toBe(clean);
  });
});
