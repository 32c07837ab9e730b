import type { FlattenedField } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { locales } from '@/i18n/locales';
import { localised } from '@/lib/hrefs';
import { ensureBuild, siteDir } from '../../../tools/lib/build';
import { freePort } from '../../../tools/lib/ports';
import { startSite, type Site } from '../../../tools/lib/site';
import { databaseCopy, query } from '../own-site';
import { send } from '../site';
import { requestCms, signIn } from '../staff';
import { exhaustive, seed } from '../../sample';
import { kinds, placesIn, type Kind, type Place } from './fields';

const START_MS = 180_000;
const RUN_MS = 500_000;
const AT_ONCE = 4;

let own: { url: string; site: Site; uri: string };
let headers: Record<string, string>;

beforeAll(async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const uri = await databaseCopy(process.env.DATABASE_URI ?? '', 'any_values');
  const env = { DATABASE_URI: uri, SITE_URL: url, LOG_LEVEL: 'error' };
  own = { url, uri, site: await startSite(siteDir(await ensureBuild()), port, env) };
  headers = { ...(await signIn(url)), 'content-type': 'application/json' };
}, START_MS);

afterAll(() => own?.site.stop());

const sendCms = (method: string, path: string, body: unknown, language = 'en') =>
  send(
    `/cms-api${path}`,
    { method, headers: { ...headers, 'accept-language': language }, body: JSON.stringify(body) },
    own.url,
  );

/** One value of every type of JSON, and texts that are none of any field. */
const samples: unknown[] = [
  '<meta http-equiv="refresh" content="0;url=https://evil.example"><script>alert(1)</script>',
  'a\0b',
  '\ud800',
  '',
  17,
  -1.5,
  1e400,
  true,
  false,
  null,
  [],
  [null],
  ['a', 1, {}],
  [{ id: {} }],
  {},
  { a: 1 },
  { uz: 'a', ru: { b: 1 } },
  { id: { id: 1 } },
  { root: 'a' },
  { root: { type: 'root', children: 'a' } },
  { root: { type: 'root', children: [{ type: 'paragraph' }] } },
  { root: { type: 'root', children: [{ type: 'script', children: [] }] } },
];

const isObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether what a document has is what such a field may hold; apart from what the CMS says of it. */
function fits(field: FlattenedField, value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (field.type === 'array' || field.type === 'blocks') {
    return Array.isArray(value) && value.every(isObject);
  }
  if ('hasMany' in field && field.hasMany) {
    return (
      Array.isArray(value) &&
      value.every((entry) => fits({ ...field, hasMany: false } as FlattenedField, entry))
    );
  }
  switch (field.type) {
    case 'group':
    case 'tab':
      return isObject(value);
    case 'richText': {
      const root = (value as { root?: { type?: unknown; children?: unknown } }).root;
      return root?.type === 'root' && Array.isArray(root.children);
    }
    case 'number':
    case 'relationship':
    case 'upload':
      return Number.isFinite(value) || isObject(value);
    case 'checkbox':
      return typeof value === 'boolean';
    default:
      return typeof value === 'string';
  }
}

const labelled = (label: unknown): string =>
  isObject(label)
    ? ((label as Record<string, string>).en ?? '')
    : typeof label === 'string'
      ? label
      : '';

/** What is wrong with the answer to one value in one field. */
async function flawOf(kind: Kind, to: string, place: Place, value: unknown, as: string) {
  const status = as === 'published' ? { _status: 'published' } : {};
  const query = as === 'published' ? '' : `&draft=true${as === 'autosave' ? '&autosave=true' : ''}`;
  const reply = await sendCms(kind.isGlobal ? 'POST' : 'PATCH', `${to}?locale=en&depth=0${query}`, {
    ...place.data(value),
    ...status,
  });
  const text = await reply.text();
  const tried = `${kind.slug} ${place.path} = ${JSON.stringify(value)}, ${as}: ${reply.status}`;
  if (reply.status >= 500) return [`${tried} ${text}`];
  const answer = JSON.parse(text);
  if (reply.status === 400) {
    const errors = answer.errors?.[0]?.data?.errors as { label?: string; message: string }[];
    const label = labelled('label' in place.field ? place.field.label : '');
    const isNamed = errors?.some(
      ({ label: name, message }) => message && (!label || name || message.startsWith('Rows were')),
    );
    return isNamed ? [] : [`${tried} does not name the field: ${text}`];
  }
  if (!reply.ok) return reply.status === 403 ? [] : [`${tried} ${text}`];
  const stored = place.read(answer.doc ?? answer.result ?? answer);
  return fits(place.field, stored) ? [] : [`${tried}, stored ${JSON.stringify(stored)}`];
}

/** The documents that are written into; collections that only the site writes have none. */
async function documentOf({ slug, isGlobal }: Kind): Promise<string | null> {
  if (isGlobal) return `/globals/${slug}`;
  const found = await requestCms<{ docs: { id: number }[] }>(own.url, headers, `/${slug}?limit=1`);
  const [document] = found.docs;
  return document ? `/${slug}/${document.id}` : null;
}

describe('a value of every type of JSON in every field of every kind', () => {
  test(
    'is refused with the name of the field, or stored as a value of it, and never an error',
    async () => {
      const flaws: string[] = [];
      let sent = 0;
      /** One value after the other: they are all written into one document. */
      const tryKind = async (kind: Kind) => {
        const to = await documentOf(kind);
        // An account that is written into anyhow cannot go on writing.
        if (!to || kind.slug === 'users') return;
        const stages = kind.hasDrafts ? ['draft', 'autosave', 'published'] : ['published'];
        for (const [number, place] of placesIn(kind.fields).entries()) {
          for (const [index, value] of samples.entries()) {
            // Every value in some fields of each type, and all of them in formatted texts.
            if ((index + number) % 3 !== 0 && place.field.type !== 'richText') continue;
            if (!exhaustive && (index * 7 + number + seed) % 40 !== 0) continue;
            const as = stages[index % stages.length] ?? '';
            flaws.push(...(await flawOf(kind, to, place, value, as)));
            sent += 1;
          }
        }
      };
      const waiting = await kinds();
      const work = async () => {
        for (let next = waiting.shift(); next; next = waiting.shift()) await tryKind(next);
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      expect(sent).toBeGreaterThan(exhaustive ? 2500 : 50);
      expect(flaws.slice(0, 40), `${flaws.length} of ${sent}`).toEqual([]);
    },
    RUN_MS,
  );

  test('a whole body of any type is answered', async () => {
    const statuses = [];
    for (const body of [[], 'a', 5, null, true]) {
      for (const [method, path] of [
        ['POST', '/press'],
        ['PATCH', '/press/1'],
        ['PATCH', '/press?where[id][equals]=1'],
        ['POST', '/globals/header'],
      ] as const) {
        const { status } = await sendCms(method, path, body);
        if (status < 400 || status >= 500) statuses.push([method, path, body, status]);
      }
    }
    expect(statuses).toEqual([]);
  });
});

describe('HTML as a string where a formatted text belongs', () => {
  const html = '<meta http-equiv="refresh" content="0;url=https://evil.example"><p>bait</p>';
  const bodyOf = async (id: number) =>
    (await query(own.uri, `select body from press_locales where _parent_id = ${id}`)).map(
      ({ body }) => body,
    );

  test.each([
    ['uz', 'Matn', 'Bu bezakli matn emas'],
    ['ru', 'Текст', 'Это не форматированный текст'],
    ['en', 'Text', 'This is not formatted text'],
  ])('is refused in %s, and nothing changes', async (language, label, message) => {
    const before = await bodyOf(1);
    for (const [path, data] of [
      ['/press/1?locale=en', { body: html, _status: 'published' }],
      ['/press/1?locale=en&draft=true', { body: html }],
      ['/press?where[id][equals]=1&locale=en', { body: html }],
      ['/press/1?locale=all', { body: { en: html } }],
    ] as const) {
      const reply = await sendCms('PATCH', path, data, language);
      expect(reply.status, path).toBe(400);
      const answer = await reply.json();
      expect(answer.errors[0].data.errors[0]).toMatchObject({ path: 'body', label });
      expect(answer.errors[0].data.errors[0].message).toContain(message);
    }
    expect(await bodyOf(1)).toEqual(before);
  });

  test('does not come back with an earlier version', async () => {
    await sendCms('PATCH', '/press/1?locale=en&draft=true', { text: 'Another.' });
    const [version] = await query(
      own.uri,
      `update _press_v_locales set version_body = to_jsonb($1::text)
       where _locale = 'uz' and _parent_id = (select max(id) from _press_v where parent_id = 1)
       returning _parent_id as id`,
      [html],
    );
    const reply = await sendCms('POST', `/press/versions/${version?.id}`, {});
    expect(reply.status).toBe(400);
    expect(JSON.stringify(await reply.json())).toContain('This is not formatted text');
  });

  const stored: unknown[] = [html, '<script>alert(1)</script>', { root: null }, 17, [], {}];
  test.each(stored.map((bad) => JSON.stringify(bad)))(
    'that is stored already is harmless: %s',
    async (bad) => {
      await query(own.uri, `update press_locales set body = $1::jsonb where _parent_id = 2`, [bad]);
      const [{ slug } = {}] = await query(own.uri, `select slug from press where id = 2`);
      // Publishing anything of the kind invalidates its cache entries.
      await sendCms('PATCH', '/press/3?locale=uz', { _status: 'published' });
      for (const lang of locales) {
        const page = await send(
          localised(`/press-center/press-releases/${slug}/`, lang),
          {},
          own.url,
        );
        expect(page.status).toBe(200);
        const text = await page.text();
        expect(text).not.toMatch(/http-equiv="refresh"|<script>alert/);
        const call = await send(`/api/press/${slug}?lang=${lang}`, {}, own.url);
        expect(call.status).toBe(200);
        expect(await call.text()).not.toMatch(/<meta|<script/);
      }
    },
  );
});
