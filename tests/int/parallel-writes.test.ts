import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startOwnSite } from './own-site';
import { send as sendTo } from './site';
import { newStaff, requestCms, signIn } from './staff';
import { HOUR_MS } from '../../src/lib/time';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 });

/** More than there are connections: each write has one, and none may need a second to end. */
const AT_ONCE = 24;

let site: Awaited<ReturnType<typeof startOwnSite>>;
let administrator: Record<string, string>;

beforeAll(async () => {
  site = await startOwnSite('parallel_writes', { TRUST_PROXY: '1' });
  administrator = await signIn(site.url);
});
afterAll(() => site?.stop());

/** The statuses of one request after another, all sent at once. */
async function statusesOf(
  headers: Record<string, string>,
  requests: readonly { path: string; method: string; data: object }[],
): Promise<Record<string, number>> {
  const replies = await Promise.all(
    requests.map(({ path, method, data }) =>
      sendTo(
        `/cms-api${path}`,
        {
          method,
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(data),
        },
        site.url,
      ),
    ),
  );
  const counts: Record<string, number> = {};
  for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const times = <Value>(of: (index: number) => Value): Value[] =>
  Array.from({ length: AT_ONCE }, (_, index) => of(index));

test('many pages are published at once by one person, and scheduled', async () => {
  const { headers } = await newStaff(site.url, administrator, { role: 'editor' });
  const ids = await Promise.all(
    times(async (index) => {
      const data = { title: `Sinov ${index}`, slug: `parallel-${index}`, _status: 'draft' };
      const made = { method: 'POST', data };
      const { doc } = await requestCms<{ doc: { id: number } }>(site.url, headers, '/pages', made);
      return doc.id;
    }),
  );
  const published = await statusesOf(
    headers,
    ids.map((id) => ({
      path: `/pages/${id}?locale=uz`,
      method: 'PATCH',
      data: { lead: 'Birinchi', _status: 'published' },
    })),
  );
  expect(published).toEqual({ 200: AT_ONCE });
  const at = new Date(Date.now() + HOUR_MS).toISOString();
  const scheduled = await statusesOf(
    headers,
    ids.map((id) => ({
      path: '/publications',
      method: 'POST',
      data: { document: `pages:${id}`, action: 'takeDown', languages: ['uz'], at },
    })),
  );
  expect(scheduled).toEqual({ 201: AT_ONCE });
});

test('somebody who guesses their own password many times at once stops nobody else', async () => {
  const { id, headers } = await newStaff(site.url, administrator, { role: 'translator' });
  const data = { password: 'ertalabki reys kechikmadi', currentPassword: 'bunday parol emas' };
  const guesses = statusesOf(
    headers,
    times(() => ({ path: `/users/${id}`, method: 'PATCH', data })),
  );
  const page = await sendTo('/cms-api/pages?limit=1', { headers: administrator }, site.url);
  expect(page.status).toBe(200);
  const counts = await guesses;
  expect(Object.keys(counts).toSorted()).toEqual(['400', '429']);
  expect(counts[400]).toBe(10);
});
