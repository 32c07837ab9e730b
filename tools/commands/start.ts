import path from 'node:path';
import { translatedLocales } from '../../src/i18n/locales';
import { ensureBuild, siteDir } from '../lib/build';
import { readLogin } from '../lib/database';
import { UserError } from '../lib/errors';
import { openDatabase } from '../lib/instance';
import { step } from '../lib/log';
import { dataDir, root } from '../lib/paths';
import { claimPort } from '../lib/ports';
import { Cleanup } from '../lib/process';
import { startSite } from '../lib/site';

/** `npm start`: from a fresh clone to a served production site, saying what it does. */
export default async function start(): Promise<void> {
  const port = await claimPort(process.env.PORT);
  const cleanup = new Cleanup();
  cleanup.onSignals(0);
  try {
    const [database, build] = await Promise.all([
      openDatabase(cleanup, 'seed-if-empty'),
      ensureBuild(),
    ]);
    const url = process.env.SITE_URL || `http://localhost:${port}`;
    const site = await step('Starting the site', () =>
      startSite(siteDir(build), port, {
        DATABASE_URI: database.uri,
        PAYLOAD_SECRET: database.secret,
        DATA_DIR: dataDir,
        SITE_URL: url,
      }),
    );
    cleanup.add((signal) => site.stop(signal === 'SIGTERM' ? 'gracefully' : undefined));
    const addresses = translatedLocales.map((lang) => `${url}/${lang}/`);
    const others = new Intl.ListFormat('en-GB').format(addresses);
    const login = readLogin(database.login);
    console.log(`
Parvoz is ready (${Math.round(process.uptime())} s)
  Site    ${url}/   (also ${others})
  Admin   ${url}/admin`);
    if (login) {
      const file = path.relative(root, database.login);
      console.log(`  Login   ${login.email} · ${login.password}   (kept in ${file})`);
    }
    console.log('  Stop    Ctrl-C\n');
    const code = await site.exited;
    await cleanup.run();
    if (code) throw new UserError(`The site stopped by itself (code ${code}).`);
    process.exit(0);
  } catch (error) {
    await cleanup.run();
    throw error;
  }
}
