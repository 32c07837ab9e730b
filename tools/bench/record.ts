import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatted } from '../lib/generated-files';
import { root } from '../lib/paths';
import { pictures } from './pictures';
import type { Machine } from './machine';
import type { PartName } from './parts';
import { documentOf } from './document';

/** What one run of a part measured, and where. */
export interface Recorded {
  /** The day, `2026-11-21`. */
  date: string;
  commit: string;
  machine: Machine;
  result: unknown;
}

/** The last whole run of each part. */
export type Records = Partial<Record<PartName, Recorded>>;

const file = path.join(root, 'docs/performance.json');

export const readRecords = (): Records =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Records) : {};

/** The files that are made of the records, by their path. */
export async function rendered(records: Records): Promise<Map<string, string>> {
  const document = path.join(root, 'docs/performance.md');
  const files = new Map([[document, await formatted(documentOf(records), document)]]);
  for (const { name, svg } of pictures(records)) {
    files.set(path.join(root, 'docs/images', name), svg);
  }
  return files;
}

/** Writes docs/performance.json, and what is made of it. */
export async function writeRecords(records: Records): Promise<void> {
  writeFileSync(file, await formatted(JSON.stringify(records), file));
  for (const [target, content] of await rendered(records)) writeFileSync(target, content);
}
