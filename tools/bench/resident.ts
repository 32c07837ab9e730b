import { readFileSync } from 'node:fs';

const KB = 1024;

/** The resident memory of a process in bytes, as Linux counts it. */
function residentOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? NaN) * KB;
}

function childrenOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children.split(' ').filter(Boolean).map(Number);
}

/** The resident memory in bytes of a process and the processes that it has begun. */
export function resident(pid: number): number {
  return childrenOf(pid).reduce((sum, child) => sum + resident(child), residentOf(pid));
}
