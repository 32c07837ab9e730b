import sax from 'sax';
import { expect, test } from 'vitest';
import { bars, lines } from './chart';

interface Element {
  name: string;
  attributes: Record<string, string>;
  text: string;
}

/** The elements of a picture; a picture that is no XML fails. */
function elementsOf(svg: string): Element[] {
  const elements: Element[] = [];
  const parser = sax.parser(true);
  parser.onopentag = ({ name, attributes }) =>
    elements.push({ name, attributes: attributes as Record<string, string>, text: '' });
  parser.ontext = (text) => {
    const last = elements.at(-1);
    if (last) last.text += text.trim();
  };
  parser.write(svg).close();
  return elements;
}

test('bars are as long as their values, and names are text', () => {
  const elements = elementsOf(
    bars('Requests', [
      { name: 'nginx & file', value: 2000, text: '2,000', strong: false },
      { name: 'site <bare>', value: 500, text: '500', strong: true },
    ]),
  );
  const widths = elements
    .filter(({ name, attributes }) => name === 'rect' && attributes.x === '360')
    .map(({ attributes }) => Number(attributes.width));
  expect(widths[0]).toBeCloseTo(4 * (widths[1] ?? NaN), 0);
  expect(elements.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['nginx & file', '2,000', 'site <bare>', '500']),
  );
});

test('ten times the data and the time are as far apart at any height', () => {
  const elements = elementsOf(
    lines('Growth', 'flights', 'ms', [
      {
        name: 'board',
        points: [
          { x: 50, y: 2 },
          { x: 500, y: 20 },
          { x: 5000, y: 200 },
        ],
      },
    ]),
  );
  const points = elements.find(({ name }) => name === 'polyline')?.attributes.points ?? '';
  const [first = [], second = [], third = []] = points
    .split(' ')
    .map((pair) => pair.split(',').map(Number));
  for (const axis of [0, 1]) {
    const step = (second[axis] ?? NaN) - (first[axis] ?? NaN);
    expect((third[axis] ?? NaN) - (second[axis] ?? NaN)).toBeCloseTo(step, 0);
  }
  expect(elements.map(({ text }) => text)).toContain('board');
});
