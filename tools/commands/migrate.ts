import { openDatabase } from '../lib/instance';
import { Cleanup } from '../lib/process';

/** `npm run migrate`: brings the database to the committed schema. */
export default async function migrate(): Promise<void> {
  const cleanup = new Cleanup();
  cleanup.onSignals(1);
  try {
    await openDatabase(cleanup, 'migrate');
    console.log('The database has the committed schema.');
  } finally {
    await cleanup.run();
  }
}
