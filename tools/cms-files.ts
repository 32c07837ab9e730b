import { generateImportMap, getPayload } from 'payload';
import { generateTypes } from 'payload/node';
import config from '../payload.config';

/**
 * Run as `tsx tools/cms-files.ts [--migration]`: writes Payload's types and its import map where they are
 * outdated, and a migration `missing` where the collections changed without one. It connects to nothing.
 */
const silently = { log: false };

const sanitized = await config;
await generateTypes(sanitized, silently);
await generateImportMap(sanitized, silently);
if (process.argv.includes('--migration')) {
  const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true });
  // Ends the process where nothing is missing.
  await payload.db.createMigration({ migrationName: 'missing', payload, skipEmpty: true });
}
process.exit(0);
