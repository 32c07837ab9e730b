import { plainText } from '@/studio/server/plain';

/** The fields that say best what a row is about, the best first. */
const telling = [
  'heading',
  'title',
  'name',
  'question',
  'text',
  'label',
  'number',
  'value',
  'gate',
  'body',
  'anchor',
  'href',
];

const LONGEST = 60;

/** What stands in a row, in a few words; empty where nothing does. */
export function titleOfRow(row: Readonly<Record<string, unknown>>): string {
  const words = telling.map((name) => plainText(row[name])?.trim()).find(Boolean) ?? '';
  return words.length > LONGEST ? `${words.slice(0, LONGEST).trimEnd()}…` : words;
}
