import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { UserError } from './errors';

/** Without these Chromium asks the network for updates at every start. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const known = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const installed = () =>
  known.find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });

const run = (command: string, args: string[]) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;

/**
 * The browser for the end-to-end tests: the system's own, else Debian's package when root on
 * Debian, else Playwright's. Undefined stands for Playwright's.
 * @throws UserError when none can be had
 */
export function ensureChromium(): string | undefined {
  const found = process.env.CHROMIUM_PATH || installed();
  if (found) return found;
  console.log('Installing Chromium');
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    const quiet = ['-qq', '-y', '--no-install-recommends'];
    if (run('apt-get', ['update', '-qq']) && run('apt-get', ['install', ...quiet, 'chromium'])) {
      const browser = installed();
      if (browser) return browser;
    }
  }
  const playwright = createRequire(import.meta.url).resolve('playwright/package.json');
  const cli = path.join(path.dirname(playwright), 'cli.js');
  if (run(process.execPath, [cli, 'install', 'chromium'])) return undefined;
  throw new UserError('Chromium could not be installed. Install it, or name it in CHROMIUM_PATH.');
}
