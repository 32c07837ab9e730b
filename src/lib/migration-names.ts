import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The committed migrations of a checkout, by the names under which the database notes them. */
export const migrationNames = (root: string): string[] =>
  readdirSync(path.join(root, 'migrations'))
    .filter((name) => name.endsWith('.ts') && name !== 'index.ts')
    .map((name) => name.replace(/\.ts$/, ''));
