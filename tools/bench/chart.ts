/** A bar of a chart. */
export interface Bar {
  name: string;
  value: number;
  /** The value as it is written beside the bar. */
  text: string;
  strong: boolean;
}

/** A line over amounts of data, both on scales of powers of ten. */
export interface Line {
  name: string;
  points: readonly { x: number; y: number }[];
}

const WIDTH = 760;
const INK = '#1d2733';
const PALE = '#8a97a6';
const STRONG = '#0a6e5c';
const COLOURS = ['#0a6e5c', '#b5541c', '#3558a8', '#8a3a7a', '#5f7013', '#a3283c'];

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const label = (x: number, y: number, text: string, anchor: 'start' | 'middle' | 'end' = 'start') =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}">${escaped(text)}</text>`;

const svg = (height: number, title: string, content: readonly string[]) =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(title)}" font-family="system-ui, sans-serif" font-size="13" fill="${INK}">`,
    `<rect width="${WIDTH}" height="${height}" rx="8" fill="#ffffff"/>`,
    ...content,
    '</svg>',
    '',
  ].join('\n');

const ROW = 26;
const NAMES = 360;
const NUMBERS = 70;

/** Horizontal bars from nought, one under the other. */
export function bars(title: string, rows: readonly Bar[]): string {
  const most = Math.max(...rows.map(({ value }) => value));
  const content = rows.flatMap(({ name, value, text, strong }, index) => {
    const y = 16 + index * ROW;
    const length = ((WIDTH - NAMES - NUMBERS - 24) * value) / most;
    return [
      label(NAMES - 8, y + 14, name, 'end'),
      `<rect x="${NAMES}" y="${y + 2}" width="${length.toFixed(1)}" height="${ROW - 8}" fill="${strong ? STRONG : PALE}"/>`,
      label(NAMES + length + 8, y + 14, text),
    ];
  });
  return svg(rows.length * ROW + 28, title, content);
}

const HEIGHT = 400;
const FRAME = { left: 70, right: 300, top: 24, bottom: 52 };

const powers = (values: readonly number[]) => ({
  low: Math.floor(Math.log10(Math.min(...values))),
  high: Math.ceil(Math.log10(Math.max(...values))),
});

const written = (power: number) => (10 ** power).toLocaleString('en-US');

/** Lines on scales of powers of ten, with their names beside the last point. */
export function lines(title: string, across: string, up: string, all: readonly Line[]): string {
  const points = all.flatMap((line) => line.points);
  const [x, y] = [powers(points.map((point) => point.x)), powers(points.map((point) => point.y))];
  const width = WIDTH - FRAME.left - FRAME.right;
  const height = HEIGHT - FRAME.top - FRAME.bottom;
  const atX = (power: number) => FRAME.left + (width * (power - x.low)) / (x.high - x.low || 1);
  const atY = (power: number) =>
    FRAME.top + height - (height * (power - y.low)) / (y.high - y.low || 1);
  const content = [label(FRAME.left, HEIGHT - 12, across), label(8, 16, up)];
  for (let power = x.low; power <= x.high; power += 1) {
    content.push(label(atX(power), FRAME.top + height + 18, written(power), 'middle'));
  }
  for (let power = y.low; power <= y.high; power += 1) {
    const at = atY(power).toFixed(1);
    content.push(
      `<line x1="${FRAME.left}" x2="${FRAME.left + width}" y1="${at}" y2="${at}" stroke="#d8dee6"/>`,
      label(FRAME.left - 8, atY(power) + 4, written(power), 'end'),
    );
  }
  const room = (height + 12) / all.length;
  all.forEach(({ name, points: own }, index) => {
    const colour = COLOURS[index % COLOURS.length];
    const path = own.map((point) => [atX(Math.log10(point.x)), atY(Math.log10(point.y))]);
    const text = path.map((pair) => pair.map((value) => value.toFixed(1)).join(',')).join(' ');
    const key = FRAME.top + index * Math.min(20, room);
    content.push(
      `<polyline points="${text}" fill="none" stroke="${colour}" stroke-width="2"/>`,
      `<rect x="${WIDTH - FRAME.right + 14}" y="${key - 2}" width="12" height="4" fill="${colour}"/>`,
      label(WIDTH - FRAME.right + 32, key + 4, name),
    );
  });
  return svg(HEIGHT, title, content);
}
