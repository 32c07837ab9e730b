import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { installDebianPackages, succeeds } from './apt';
import { UserError } from './errors';

/** Without these Chromium looks for updates on the network at every start. */
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
 * A Chromium: the system's own, else Debian's package when root on Debian, else Playwright's.
 * Undefined means Playwright's.
 * @throws UserError when none can be had
 */
export function ensureChromium(): string | undefined {
  const found = process.env.CHROMIUM_PATH || firstOf(known);
  if (found) return found;
  if (installDebianPackages('Chromium', ['chromium'])) return firstOf(known);
  console.log("Installing Playwright's Chromium");
  const playwright = createRequire(import.meta.url).resolve('playwright/package.json');
  const cli = path.join(path.dirname(playwright), 'cli.js');
  if (succeeds(process.execPath, [cli, 'install', 'chromium'])) return undefined;
  throw new UserError('Chromium could not be installed. Install it, or name it in CHROMIUM_PATH.');
}

/**
 * Chromium's headless shell, which has no window: drawing one by software takes the processor from
 * what is tested. The system's own, else Debian's package when root on Debian, else any Chromium.
 * Undefined means Playwright's.
 * @throws UserError when none can be had
 */
export function ensureHeadlessShell(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const found = firstOf(knownShells);
  if (found) return found;
  const isThere = installDebianPackages("Chromium's headless shell", ['chromium-headless-shell']);
  return (isThere ? firstOf(knownShells) : undefined) ?? ensureChromium();
}
