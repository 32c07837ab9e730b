import { readLogin } from '../lib/database';
import { openDatabase } from '../lib/instance';
import { Cleanup } from '../lib/process';

/** `npm run seed`: writes the sample content again, over what is there; adds what is missing. */
export default async function seed(): Promise<void> {
  const cleanup = new Cleanup();
  cleanup.onSignals(1);
  try {
    const { login } = await openDatabase(cleanup, 'seed');
    const known = readLogin(login);
    if (known) console.log(`Administrator: ${known.email} · ${known.password}`);
  } finally {
    await cleanup.run();
  }
}
