import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** When a process began, in the kernel's ticks: a reused pid has another. Empty where unknown. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive(pid: number, started: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return started === '' || startOf(pid) === started;
}

/** Marks a folder as used by this process until it ends. */
export function takeLease(folder: string): void {
  const leases = path.join(folder, 'leases');
  mkdirSync(leases, { recursive: true });
  writeFileSync(path.join(leases, String(process.pid)), startOf(process.pid));
}

/** Gives this process's lease back. */
export function returnLease(folder: string): void {
  rmSync(path.join(folder, 'leases', String(process.pid)), { force: true });
}

/** Whether a living process uses the folder; leases of dead ones are removed. */
export function isLeased(folder: string): boolean {
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
      const alive = isAlive(Number(name), readFileSync(file, 'utf8'));
      if (!alive) rmSync(file, { force: true });
      return alive;
    }).length > 0
  );
}

/** Runs one at a time across processes: waits while a living process holds the folder's lock. */
export async function exclusively<Result>(
  folder: string,
  name: string,
  run: () => Promise<Result>,
): Promise<Result> {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${name}.lock`);
  for (;;) {
    try {
      writeFileSync(file, `${process.pid} ${startOf(process.pid)}`, { flag: 'wx' });
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    let holder = '';
    try {
      holder = readFileSync(file, 'utf8');
    } catch {
      continue;
    }
    const [pid = '', started = ''] = holder.split(' ');
    if (!isAlive(Number(pid), started)) rmSync(file, { force: true });
    else await new Promise((resolve) => setTimeout(resolve, 200));
  }
  try {
    return await run();
  } finally {
    rmSync(file, { force: true });
  }
}
