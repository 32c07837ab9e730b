import { beforeEach, expect, test, vi } from 'vitest';
import type * as Env from '@/env';
import { env } from '@/env';
import { lifecycle } from '@/platform/lifecycle/state';
import { schedulePurge } from './schedule-purge';
import { purgeEdges } from './purge';

vi.mock('./purge', () => ({ purgeEdges: vi.fn() }));
vi.mock('@/env', async (original) => {
  const real = await original<typeof Env>();
  return { ...real, env: vi.fn(real.env) };
});

beforeEach(() => void vi.mocked(purgeEdges).mockReset());

/** Milliseconds until the edges are purged, with these copies of the database. */
async function purgedAfter(copies: string[]): Promise<number> {
  vi.mocked(env).mockReturnValue({ DATABASE_READ_URIS: copies } as ReturnType<typeof env>);
  const begun = performance.now();
  schedulePurge();
  schedulePurge();
  await Promise.all(lifecycle.work);
  return performance.now() - begun;
}

test('edges are purged once, in a moment, and the process does not end before', async () => {
  expect(await purgedAfter([])).toBeLessThan(1500);
  expect(purgeEdges).toHaveBeenCalledOnce();
  await purgedAfter([]);
  expect(purgeEdges).toHaveBeenCalledTimes(2);
});

test('where copies of the database answer, when those have caught up', async () => {
  expect(await purgedAfter(['postgres://copy/parvoz'])).toBeGreaterThan(1900);
  expect(purgeEdges).toHaveBeenCalledOnce();
});
