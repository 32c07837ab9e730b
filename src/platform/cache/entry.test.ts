import { expect, test } from 'vitest';
import {
  compress,
  decompress,
  fromBytes,
  isStale,
  requestedTags,
  tagsOf,
  toBytes,
  type Entry,
} from './entry';

const page = (headers: Record<string, string>) =>
  ({ kind: 'APP_PAGE', html: '<p>Аэропорт, oʻz</p>', headers }) as unknown as Entry['value'];

const entry = (value: unknown, more: Partial<Entry> = {}) =>
  ({ value, tags: ['pages'], since: 3, lastModified: Date.now(), ...more }) as Entry;

test('a page, a picture and data come back as they were', () => {
  const bytes = Buffer.from([0, 255, 254, 128, 10]);
  const values = [
    { ...page({}), rscData: bytes, segmentData: new Map([['/_tree', bytes]]), status: 404 },
    { kind: 'APP_ROUTE', body: bytes, status: 200, headers: { 'content-type': 'image/png' } },
    { kind: 'FETCH', data: { headers: {}, body: '{"a":1}', status: 200, url: '' }, revalidate: 9 },
    null,
  ];
  for (const value of values) {
    const given = entry(value, { cacheControl: { revalidate: 300, expire: 900 } });
    const back = fromBytes(toBytes(given));
    expect(back).toEqual(given);
    const { rscData } = (back.value ?? {}) as { rscData?: unknown };
    if (rscData) expect(Buffer.isBuffer(rscData)).toBe(true);
  }
});

test('an entry is compressed, and the same after decompression', async () => {
  const bytes = Buffer.from('<li>text</li>'.repeat(500));
  const compressed = await compress(bytes);
  expect(compressed.length).toBeLessThan(bytes.length / 5);
  expect(await decompress(compressed)).toEqual(bytes);
  await expect(decompress(bytes)).rejects.toThrow();
});

test('what cannot be read is an error', () => {
  expect(() => fromBytes(Buffer.from('{"value":1}'))).toThrow();
});

test('the tags of a page are in its header, those of data in the context', () => {
  expect(tagsOf(page({ 'x-next-cache-tags': 'pages,_N_T_/ru' }), {})).toEqual([
    'pages',
    '_N_T_/ru',
  ]);
  expect(tagsOf(page({}), {})).toEqual([]);
  expect(tagsOf(null, {})).toEqual([]);
  const data = { kind: 'FETCH' } as Entry['value'];
  expect(tagsOf(data, { fetchCache: true, tags: ['header'] })).toEqual(['header']);
});

test('data is requested with its tags and the soft tags of the page around it', () => {
  const kind = 'FETCH' as never;
  expect(requestedTags({ kind, tags: ['a'], softTags: ['_N_T_/ru'] })).toEqual(['a', '_N_T_/ru']);
  expect(requestedTags({ kind: 'APP_PAGE' as never, isFallback: false })).toEqual([]);
});

test.each<[string, Entry, boolean]>([
  ['a page in its time', entry(page({}), { cacheControl: { revalidate: 60, expire: 90 } }), false],
  [
    'a page after its time',
    entry(page({}), { cacheControl: { revalidate: 60, expire: 90 }, lastModified: 0 }),
    true,
  ],
  [
    'a page for ever',
    entry(page({}), { cacheControl: { revalidate: false, expire: undefined }, lastModified: 0 }),
    false,
  ],
  ['data after its time', entry({ kind: 'FETCH', revalidate: 3600 }, { lastModified: 0 }), true],
])('%s', (_, given, stale) => {
  expect(isStale(given)).toBe(stale);
});
