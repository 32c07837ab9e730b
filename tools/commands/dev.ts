import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { openDatabase } from '../lib/instance';
import { dataDir, root } from '../lib/paths';
import { claimPort } from '../lib/ports';
import { Cleanup, endProcess } from '../lib/process';

/** `npm run dev`: the site in development on PORT, with the same database as `npm start`. */
export default async function dev(): Promise<void> {
  const port = await claimPort(process.env.PORT);
  const cleanup = new Cleanup();
  cleanup.onSignals(0);
  try {
    const { uri, secret } = await openDatabase(cleanup, 'seed-if-empty');
    const next = path.join(root, 'node_modules/next/dist/bin/next');
    const child = spawn(process.execPath, [next, 'dev', '-p', String(port)], {
      cwd: root,
      detached: true,
      env: {
        ...process.env,
        DATABASE_URI: uri,
        PAYLOAD_SECRET: secret,
        DATA_DIR: dataDir,
        SITE_URL: process.env.SITE_URL || `http://localhost:${port}`,
        NEXT_TELEMETRY_DISABLED: '1',
      },
      stdio: 'inherit',
    });
    cleanup.add(() => endProcess(child));
    await once(child, 'exit');
  } finally {
    await cleanup.run();
  }
}
