import { readdirSync } from 'node:fs';

/** The migrations of a folder, oldest first, by the names under which the database notes them. */
export const migrationNames = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && name !== 'index.ts')
    .map((name) => name.replace(/\.ts$/, ''))
    .sort();
