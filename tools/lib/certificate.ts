import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { UserError } from './errors';

/**
 * A certificate for `localhost` that nobody vouches for, as fullchain.pem and privkey.pem in a folder.
 * @throws UserError when openssl is missing or refuses
 */
export function makeCertificate() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'parvoz-certificate-'));
  const made = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-subj', '/CN=localhost', '-days', '1'],
    ...['-keyout', path.join(folder, 'privkey.pem')],
    ...['-out', path.join(folder, 'fullchain.pem')],
  ]);
  if (made.status !== 0) {
    throw new UserError(`openssl made no certificate. Install it. ${made.stderr ?? made.error}`);
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
