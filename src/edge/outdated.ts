import { AsyncLocalStorage } from 'node:async_hooks';
import { processWide } from '@/lib/process-wide';
import { purgeEdges, purgeEdgesOnceMore } from './purge';

interface Work {
  outdates: boolean;
}

const works = processWide('work that outdates edges', () => new AsyncLocalStorage<Work>());

/** Says that the edges keep what has changed: they are purged when the work around this is done. */
export async function edgesAreOutdated(): Promise<void> {
  const work = works.getStore();
  if (work) {
    work.outdates = true;
    return;
  }
  await purgeEdges();
  purgeEdgesOnceMore();
}

/**
 * Does work, then purges the edges once if it outdated them: what it wrote is committed by then.
 * @param again where the site itself drops what it keeps only after its reply: does the purge a
 *   second time then, for what was asked for in between
 */
export async function purgingEdges<Result>(
  work: () => Promise<Result>,
  again?: (purge: () => Promise<void>) => void,
): Promise<Result> {
  const state: Work = { outdates: false };
  try {
    return await works.run(state, work);
  } finally {
    if (state.outdates) {
      await purgeEdges();
      again?.(purgeEdges);
      purgeEdgesOnceMore();
    }
  }
}
