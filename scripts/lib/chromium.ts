import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { installDebianPackages, succeeds } from './debian';
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
const knownShells = ['/usr/bin/chromium-headless-shell'];

const firstOf = (files: readonly string[]) =>
  files.find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });

/**
 * The browser for the end-to-end tests: the system's own, else Debian's package when root on
 * Debian, else Playwright's. Undefined stands for Playwright's.
 * @throws UserError when none can be had
 */
export function ensureChromium(): string | undefined {
  const found = process.env.CHROMIUM_PATH || firstOf(known);
  if (found) return found;
  console.log('Installing Chromium');
  const browser = installDebianPackages(['chromium']) ? firstOf(known) : undefined;
  if (browser) return browser;
  const playwright = createRequire(import.meta.url).resolve('playwright/package.json');
  const cli = path.join(path.dirname(playwright), 'cli.js');
  if (succeeds(process.execPath, [cli, 'install', 'chromium'])) return undefined;
  throw new UserError('Chromium could not be installed. Install it, or name it in CHROMIUM_PATH.');
}

/**
 * Chromium that has no window to draw: the system's, else Debian's package when root on Debian.
 * Undefined where neither can be had, or `CHROMIUM_PATH` names another browser.
 */
export function findHeadlessShell(): string | undefined {
  if (process.env.CHROMIUM_PATH) return undefined;
  const found = firstOf(knownShells);
  if (found) return found;
  console.log("Installing Chromium's headless shell");
  return installDebianPackages(['chromium-headless-shell']) ? firstOf(knownShells) : undefined;
}
