import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** The folder of what this clone keeps: database, uploads, secrets. */
export const dataDir = path.resolve(root, process.env.DATA_DIR || '.data');

/** The folder of the schema's migrations; tests have one of their own. */
export const migrationsDir = path.resolve(root, process.env.MIGRATIONS_DIR || 'migrations');
