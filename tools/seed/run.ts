import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { getPayload, type Payload } from 'payload';
import config from '../../payload.config';
import { updateAllShown } from '../../src/cms/shown-documents';
import { requestTime } from '../../src/lib/request-time';
import { airportDate } from '../../src/lib/time';
import { seedContent } from './content';
import { seedFlights } from './flights';
import { seedGlobals } from './globals';
import { migrate } from './migrate';
import { preparing } from './prepare';

/**
 * Run as `tsx tools/seed/run.ts migrate|seed|seed-if-empty [migration …]` with the site's
 * environment. Migrates always, by the named migrations only where some are. When it creates the first administrator, the login goes as JSON
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

async function main(mode: (typeof modes)[number], names: string[]): Promise<void> {
  const payload = await getPayload({ config: { ...(await config), logger: 'sync' } });
  await migrate(payload, names.length > 0 ? names : undefined);
  // Some migrations alone make a database of an earlier version.
  if (names.length === 0) await updateAllShown(payload.db.drizzle);
  if (mode === 'migrate') return;
  const { totalDocs } = await payload.count({ collection: 'users' });
  if (mode === 'seed' || totalDocs === 0) {
    const now = new Date(requestTime());
    const prepare = await preparing(payload, airportDate(now.getTime()));
    const writing = { payload, now, prepare };
    console.log('Seeding the layout in three languages');
    await seedGlobals(writing);
    console.log('Seeding pages, press releases, places, services and floor plans');
    await seedContent(writing);
    console.log('Seeding cities, airlines and the schedule');
    await seedFlights(writing);
    if (totalDocs === 0) await seedAdministrator(payload);
  }
}

const [, , wanted, ...names] = process.argv;
const mode = modes.find((known) => known === wanted);
if (!mode) throw new Error(`Say one of: ${modes.join(', ')}.`);
await main(mode, names);
process.exit(0);
