import { describe, expect, test } from 'vitest';
import { escapeHtml, excerpt, mark } from './highlight';

test('a text stays a text in HTML', () => {
  expect(escapeHtml('<b title="a">Q&A</b>')).toBe('&lt;b title=&quot;a&quot;&gt;Q&amp;A&lt;/b&gt;');
});

describe('mark', () => {
  test.each([
    ['Car park P1', ['par'], 'Car <mark>park</mark> P1'],
    ['Car park P1', ['CAR', 'p1'], '<mark>Car</mark> park <mark>P1</mark>'],
    ['Yoʻl kitobi', ["yo'l"], '<mark>Yoʻl</mark> kitobi'],
    ['Xi’an and Xining', ['xian'], '<mark>Xi’an</mark> and Xining'],
    ['Сувениры', ['suvenir'], '<mark>Сувениры</mark>'],
    ['Камера хранения', ['камеру'], '<mark>Камера</mark> хранения'],
    ['Бюро находок', ['находки'], 'Бюро <mark>находок</mark>'],
  ])('in %s %j are marked', (text, tokens, html) => {
    expect(mark(text, tokens)).toBe(html);
  });

  test.each([
    ['Car park', ['ark']],
    ['Bank', ['bandit']],
    ['Taxi stand', ['taxu']],
    ['Car park', []],
    ['Car park', ['ь', '']],
  ])('in %s nothing is marked for %j', (text, tokens) => {
    expect(mark(text, tokens)).toBe(text);
  });

  test('no tag of the text survives, inside a mark or outside', () => {
    expect(mark('<img onerror=x> & park <b>', ['park', 'img'])).toBe(
      '&lt;<mark>img</mark> onerror=x&gt; &amp; <mark>park</mark> &lt;b&gt;',
    );
  });
});

describe('excerpt', () => {
  const filler = 'letters '.repeat(80).trim();

  test('a short text is whole', () => {
    expect(excerpt(['Car park P1'], ['park'])).toBe('Car park P1');
  });

  test('a long text is cut around the word, between words', () => {
    const cut = excerpt([`${filler} parking ${filler}`], ['parking']);
    expect(cut).toMatch(/^… letters( letters)* parking( letters)+ …$/);
    expect(cut.length).toBeLessThanOrEqual(184);
    expect(cut.indexOf('parking')).toBeLessThanOrEqual(62);
  });

  test('at the end of a text nothing is left out after it', () => {
    expect(excerpt([`${filler} parking`], ['parking'])).toMatch(/^… letters( letters)* parking$/);
  });

  test('the first text with the word is taken, else the beginning of the first one', () => {
    expect(excerpt(['Bus', 'Taxi and bus', 'Taxi'], ['taxi'])).toBe('Taxi and bus');
    expect(excerpt(['', 'Bus', 'Taxi'], ['train'])).toBe('Bus');
    expect(excerpt([filler], ['train'])).toMatch(/^letters( letters)* …$/);
    expect(excerpt([], ['train'])).toBe('');
  });
});
