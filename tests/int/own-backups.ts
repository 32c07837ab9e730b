import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { extract } from 'tar';
import { writeArchive } from '../../tools/lib/backup/archive';
import { parseManifest, type Manifest } from '../../tools/lib/backup/manifest';
import { checkBackup, restoreBackup, type Restoring } from '../../tools/lib/backup/restore';
import { saveBackup, type Saved } from '../../tools/lib/backup/save';
import { Cleanup } from '../../tools/lib/process';
import { ownDataDir } from './data-dir';
import { dropDatabases } from './server';

const { dataDir: home, remove } = ownDataDir();

/** Leaves nothing of this file behind. */
export async function removeAll(): Promise<void> {
  await dropDatabases();
  remove();
}

const secret = 'the-secret-of-these-tests';
let files = 0;

/** A folder of this test file's. */
export const folder = (name: string) => path.join(home, name);
/** A file that is not there yet. */
export const newFile = () => path.join(home, `backup-${++files}.tar.gz`);

/** Saves a database with the uploads of a data folder. */
export async function save(uri: string, dataDir: string): Promise<Saved> {
  return saveBackup({
    uri,
    dataDir,
    bucket: null,
    secret,
    file: newFile(),
    cleanup: new Cleanup(),
  });
}

/** Restores a file as `npm run restore` does; without `--replace` by default. */
export async function restore(
  file: string,
  uri: string,
  dataDir: string,
  options: Partial<Restoring> = {},
) {
  const restoring: Restoring = {
    file,
    uri,
    target: null,
    dataDir,
    bucket: null,
    secret,
    loginFile: path.join(dataDir, 'login.json'),
    replace: false,
    cleanup: new Cleanup(),
    ...options,
  };
  return restoreBackup(restoring, await checkBackup(file));
}

/** All that a site has, by checksums. */
export async function stateOf(uri: string, dataDir: string) {
  const { tables, sequences, media, migrations } = (await save(uri, dataDir)).manifest;
  return { tables, sequences, media, migrations };
}

/** A backup with a change, whose checksums are right. */
export async function changed(file: string, change: (manifest: Manifest, content: string) => void) {
  const content = folder(`content-${++files}`);
  mkdirSync(content);
  await extract({ file, cwd: content });
  const manifest = parseManifest(readFileSync(path.join(content, 'manifest.json'), 'utf8'));
  change(manifest, content);
  writeFileSync(path.join(content, 'manifest.json'), JSON.stringify(manifest));
  const result = newFile();
  await writeArchive(content, manifest, result);
  return result;
}

const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

/** Without its pages, whose texts are left. */
export const withoutPages = (manifest: Manifest, content: string) => {
  const pages = manifest.tables.find(({ name }) => name === 'pages');
  Object.assign(pages ?? {}, { rows: 0, size: 0, sha256: EMPTY });
  writeFileSync(path.join(content, 'tables/pages.copy'), '');
};
