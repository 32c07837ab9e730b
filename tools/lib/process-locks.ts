import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

const RETRY_MS = 200;
/** A lock is written within less. */
const UNWRITTEN_MS = 10_000;

/** When a process began, in the kernel's ticks: a reused pid has another. Empty where unknown. */
export function processStartTime(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/** Whether a process that began then is still running. */
export function isAlive(pid: number, started: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return processStartTime(pid) === started;
}

/** What a file holds; null when it has gone. */
function contentOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** Marks a folder as used by this process until it ends. */
export function markInUse(folder: string): void {
  const leases = path.join(folder, 'leases');
  mkdirSync(leases, { recursive: true });
  // Moved there with its content: an empty lease is what a power cut left, and nobody's.
  const draft = path.join(folder, `lease-${process.pid}`);
  writeFileSync(draft, processStartTime(process.pid));
  renameSync(draft, path.join(leases, String(process.pid)));
}

/** Gives this process's lease back. */
export function markUnused(folder: string): void {
  rmSync(path.join(folder, 'leases', String(process.pid)), { force: true });
}

/** Whether a living process uses the folder; leases of dead ones are removed. */
export function isInUse(folder: string): boolean {
  const leases = path.join(folder, 'leases');
  let names: string[] = [];
  try {
    names = readdirSync(leases);
  } catch {
    return false;
  }
  return (
    names.filter((name) => {
      const file = path.join(leases, name);
      const alive = isAlive(Number(name), contentOf(file) ?? '');
      if (!alive) rmSync(file, { force: true });
      return alive;
    }).length > 0
  );
}

/**
 * A new folder within `parent` that this process uses; those whose process has died are removed,
 * after `forget` was called.
 */
export function createTempFolder(
  parent: string,
  forget: (folder: string) => void = () => {},
): string {
  mkdirSync(parent, { recursive: true });
  for (const name of readdirSync(parent)) {
    const folder = path.join(parent, name);
    if (isInUse(folder)) continue;
    forget(folder);
    rmSync(folder, { recursive: true, force: true });
  }
  const fresh = mkdtempSync(path.join(parent, 'run-'));
  markInUse(fresh);
  return fresh;
}

/** Whether the process that holds a lock has died; one that was never written to its end is old by then. */
function isAbandoned(lock: string): boolean {
  const holder = contentOf(lock);
  if (holder === null) return false;
  if (holder === '') {
    const { mtimeMs = Date.now() } = statSync(lock, { throwIfNoEntry: false }) ?? {};
    return Date.now() - mtimeMs > UNWRITTEN_MS;
  }
  const [pid = '', started = ''] = holder.split(' ');
  return !isAlive(Number(pid), started);
}

/** Runs one at a time across processes: waits while a living process holds the folder's lock. */
export async function withLock<Result>(
  folder: string,
  name: string,
  run: () => Promise<Result>,
): Promise<Result> {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${name}.lock`);
  for (;;) {
    try {
      writeFileSync(file, `${process.pid} ${processStartTime(process.pid)}`, { flag: 'wx' });
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    if (isAbandoned(file)) rmSync(file, { force: true });
    else await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
  try {
    return await run();
  } finally {
    rmSync(file, { force: true });
  }
}
