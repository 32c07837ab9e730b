import path from 'node:path';
import { UserError } from '../errors';
import type { Manifest } from './manifest';

/** What a backup holds, in words. */
export function contents({ tables, media }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${tables.length} tables with ${rows} rows, ${media.length} uploads`;
}

/** A file that a person named, from the folder in which they said it. */
export const fileNamed = (name: string) => path.resolve(process.env.INIT_CWD ?? '.', name);

/** A path as it is shown: short below the folder in which the command was said. */
export function shown(file: string): string {
  const relative = path.relative(process.env.INIT_CWD ?? '.', file);
  return relative.startsWith('..') ? file : relative;
}

/**
 * The file and the flags of a command line.
 * @throws UserError saying how the command is called
 */
export function fileAndFlags(args: string[], known: string[], usage: string) {
  const flags = args.filter((arg) => arg.startsWith('-'));
  const files = args.filter((arg) => !arg.startsWith('-'));
  const unknown = flags.find((flag) => !known.includes(flag));
  if (unknown || files.length > 1) throw new UserError(`Say: ${usage}`);
  const [file] = files;
  return { file: file === undefined ? undefined : fileNamed(file), flags };
}
