import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { getPayload, type Payload } from 'payload';
import config from '../../payload.config';
import { requestTime } from '../../src/lib/request-time';
import { seedContent } from './content';
import { seedFlights } from './flights';
import { seedGlobals } from './globals';

/**
 * Run as `tsx scripts/seed/run.ts migrate|seed|seed-if-empty` with the site's environment.
 * Migrates always. When it creates the first administrator, the login goes as JSON
 * `{ email, password }` to the file named by LOGIN_FILE.
 */
const modes = ['migrate', 'seed', 'seed-if-empty'] as const;

const EMAIL = 'admin@example.com';

async function seedAdministrator(payload: Payload): Promise<void> {
  const password = randomBytes(12).toString('base64url');
  await payload.create({
    collection: 'users',
    data: { email: EMAIL, password, name: 'Administrator', role: 'administrator' },
  });
  const file = process.env.LOGIN_FILE;
  if (file) await writeFile(file, JSON.stringify({ email: EMAIL, password }), { mode: 0o600 });
  else console.log(`Administrator: ${EMAIL} · ${password}`);
}

async function main(mode: (typeof modes)[number]): Promise<void> {
  // The plain log, so that a failing migration says why in words.
  const payload = await getPayload({ config: { ...(await config), logger: 'sync' } });
  await payload.db.migrate();
  const { totalDocs } = await payload.count({ collection: 'users' });
  if (mode === 'seed' || (mode === 'seed-if-empty' && totalDocs === 0)) {
    const now = new Date(requestTime());
    console.log('Seeding the layout in three languages');
    await seedGlobals(payload, now);
    console.log('Seeding pages, press releases, places, services and floor plans');
    await seedContent(payload, now);
    console.log('Seeding cities, airlines and the schedule');
    await seedFlights(payload, now);
    if (totalDocs === 0) await seedAdministrator(payload);
  }
}

const mode = modes.find((known) => known === process.argv[2]);
if (!mode) throw new Error(`Say one of: ${modes.join(', ')}.`);
await main(mode);
process.exit(0);
