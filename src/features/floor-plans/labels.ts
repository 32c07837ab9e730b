import type { Box } from './shapes';

export interface Label {
  id: string;
  /** The middle of its words on the canvas. */
  x: number;
  y: number;
  text: string;
}

/** The mean width of a letter and the height of a line of the labels' size, in CSS pixels. */
const LETTER_PX = 6.6;
const LINE_PX = 14;

/** Words in two lines whose longer one is as short as can be. */
function halved(text: string): string[] {
  const words = text.split(' ');
  const halves = words.slice(1).map((_, at) => {
    return [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')];
  });
  const longer = (lines: string[]) => Math.max(...lines.map((line) => line.length));
  return halves.sort((a, b) => longer(a) - longer(b))[0] ?? [text];
}

function boxOf({ x, y }: Label, lines: string[], unit: number): Box {
  const width = Math.max(...lines.map((line) => line.length)) * LETTER_PX * unit;
  const height = lines.length * LINE_PX * unit;
  return { x: x - width / 2, y: y - height / 2, width, height };
}

const meet = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/**
 * The lines of each label, by its id: in one line, in two where one would run into a place or into an
 * earlier label; one that finds no room at this size is left out, until the plan is enlarged.
 * @param places what is drawn, on the canvas
 * @param unit canvas units of a CSS pixel
 */
export function labelLines(labels: Label[], places: Box[], unit: number): Map<string, string[]> {
  const taken = [...places];
  const placed = new Map<string, string[]>();
  for (const label of labels) {
    const lines = [[label.text], halved(label.text)].find((tried) => {
      const box = boxOf(label, tried, unit);
      return !taken.some((other) => meet(box, other));
    });
    if (!lines) continue;
    taken.push(boxOf(label, lines, unit));
    placed.set(label.id, lines);
  }
  return placed;
}

/** How far the middle of a line is below the middle of all, in lines. */
export const lineOffset = (at: number, of: number) => at - (of - 1) / 2;
