import 'next/dist/server/node-environment-baseline';
import { workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external';
import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external';
import { expect, test } from 'vitest';
import { limitPageLifetime } from './page-lifetime';

type Work = Parameters<typeof workAsyncStorage.run>[0];
type Unit = Parameters<typeof workUnitAsyncStorage.run>[0];

/** What Next keeps between renderings, as far as it is used here. */
function incrementalCache() {
  const entries = new Map<string, unknown>();
  return {
    generateSimpleCacheKey: async (key: string) => key,
    get: async (key: string) => {
      const value = entries.get(key);
      return value ? { value, isStale: false } : null;
    },
    set: async (key: string, value: unknown) => void entries.set(key, value),
  };
}

/** The revalidation time of a cached page, in seconds, after so many answers. */
async function lifeOf(type: string, lives: number[], work: object): Promise<number> {
  const url = { pathname: '/', search: '' };
  const unit = { type, url, phase: 'render', revalidate: 3600, tags: null };
  await workAsyncStorage.run(work as Work, () =>
    workUnitAsyncStorage.run(unit as unknown as Unit, async () => {
      for (const seconds of lives) await limitPageLifetime(seconds);
    }),
  );
  return unit.revalidate;
}

const work = () => ({ incrementalCache: incrementalCache(), route: '/', fetchCache: undefined });

test('a page lives as long as what is in it the shortest', async () => {
  expect(await lifeOf('prerender-legacy', [300, 15, 60], work())).toBe(15);
});

test('and so does the next one', async () => {
  const same = work();
  expect(await lifeOf('prerender-legacy', [300], same)).toBe(300);
  expect(await lifeOf('prerender-legacy', [300, 5], same)).toBe(5);
  expect(await lifeOf('prerender-legacy', [300], same)).toBe(300);
});

test('nothing becomes of it in a route handler', async () => {
  expect(await lifeOf('request', [15], work())).toBe(3600);
});
