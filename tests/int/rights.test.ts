import { cpSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createHash } from 'node:crypto';
import config from '@payload-config';
import { locales, type Locale } from '@/i18n/locales';
import type { FlattenedField } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { granted, subjects, type Action, type Actor, type Subject } from '@/cms/access/rights';
import { ensureBuild, siteDir } from '../../tools/lib/build';
import { freePort } from '../../tools/lib/ports';
import { startSite, type Site } from '../../tools/lib/site';
import { chosen, sampled } from '../sample';
import { ownDataDir } from './data-dir';
import { knownFlights } from './known-flights';
import { databaseCopy, query } from './own-site';
import { send } from './site';
import { newStaff, signIn, whichever } from './staff';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 240_000 });

/** Over HTTP; the site itself is no caller. */
const callers = ['anonymous', 'administrator', 'editor', 'translator', 'operations'] as const;
/** A key for flights writes what operations do; beside them it only reads. */
const KEY_SCOPE: Subject = 'flights';
const readers = [...callers, 'key'] as const;
type Reader = (typeof readers)[number];
/** The translator's language, and one that is not. */
const OWN = 'en';
const OTHER = 'ru';

const { collections, globals } = await config;
const collectionOf = (slug: string) => collections.find((one) => one.slug === slug);
const globalOf = (slug: string) => globals.find((one) => one.slug === slug);
const fieldsOf = (slug: string): FlattenedField[] =>
  (collectionOf(slug) ?? globalOf(slug))?.flattenedFields ?? [];
const hasDrafts = (slug: string) =>
  Boolean((collectionOf(slug) ?? globalOf(slug))?.versions?.drafts);

const data = ownDataDir();
let site: Site | undefined;
let base = '';
let database = '';
const headers = {} as Record<Reader, Record<string, string>>;
const ids = {} as Record<Reader, number>;

let nextFlight: () => string;

beforeAll(async () => {
  database = await databaseCopy(process.env.DATABASE_URI ?? '', 'rights');
  cpSync(path.join(process.env.DATA_DIR ?? '', 'media'), path.join(data.dataDir, 'media'), {
    recursive: true,
  });
  const port = await freePort();
  base = `http://localhost:${port}`;
  const env = { DATABASE_URI: database, SITE_URL: base, DATA_DIR: data.dataDir };
  site = await startSite(siteDir(await ensureBuild()), port, { ...env, LOG_LEVEL: 'error' });
  headers.administrator = await signIn(base);
  nextFlight = await knownFlights(base);
  headers.anonymous = {};
  for (const role of ['editor', 'translator', 'operations'] as const) {
    const languages: Locale[] = role === 'translator' ? [OWN] : [];
    const staff = await newStaff(base, headers.administrator, { role, languages });
    headers[role] = staff.headers;
    ids[role] = staff.id;
  }
  const feed = { name: 'Sinov', scope: [KEY_SCOPE] };
  const { doc } = await admin<{ doc: { key: string } }>('POST', '/api-keys', feed);
  headers.key = { ...whichever, authorization: `Bearer ${doc.key}` };
});
afterAll(async () => {
  await site?.stop();
  data.remove();
});

type Body = Record<string, unknown>;

async function sendCms(as: Reader, method: string, address: string, body?: Body | FormData) {
  const json = body !== undefined && !(body instanceof FormData);
  const reply = await send(
    `/cms-api${address}`,
    {
      method,
      headers: { ...headers[as], ...(json && { 'content-type': 'application/json' }) },
      ...(body && { body: json ? JSON.stringify(body) : (body as FormData) }),
    },
    base,
  );
  const text = await reply.text();
  const answer = (() => {
    try {
      return JSON.parse(text) as Body;
    } catch {
      return {};
    }
  })();
  return { status: reply.status, text, answer };
}

const admin = async <Answer = Body>(method: string, address: string, body?: Body) => {
  const { status, text, answer } = await sendCms('administrator', method, address, body);
  if (status >= 300) throw new Error(`${method} ${address}: ${status} ${text}`);
  return answer as Answer;
};

/** What changes by itself, by being looked at or signed in to is not what a write leaves behind. */
const volatile = /^(users_sessions|payload_(preferences|kv|jobs).*|.*(throttle|attempts|audit).*)$/;

/** Waits for the jobs that earlier writes have queued. */
const jobsDone = () =>
  expect
    .poll(
      () =>
        query(
          database,
          `select id from payload_jobs where completed_at is null and has_error is not true
            and (processing or wait_until is null or wait_until <= now() + interval '2 seconds')`,
        ),
      { timeout: 60_000 },
    )
    .toEqual([]);

/** The jobs that wait or run: they change and end by themselves, and nothing but a write adds one. */
const jobsStored = async () =>
  (await query(database, 'select id from payload_jobs')).map(({ id }) => id);

/** The transaction that wrote a row; a key notes its last use in its own, at any request. */
const writeOf = (table: string) =>
  table === 'api_keys' ? "hashtext((to_jsonb(t) - 'last_used_at')::text)" : 'xmin::text::bigint';

/** The state of all tables and all uploaded bytes: a row that is written has the number of its transaction. */
async function everythingStored(): Promise<Record<string, string>> {
  const tables = await query(
    database,
    "select table_name::text as name from information_schema.tables where table_schema = 'public' order by 1",
  );
  const states = tables
    .map(({ name }) => String(name))
    .filter((name) => !volatile.test(name))
    .map(
      (name) =>
        `select '${name}' as name, count(*) || ' ' || coalesce(sum(${writeOf(name)}), 0) as state from "${name}" t`,
    );
  const rows = await query(database, states.join(' union all '));
  const folder = path.join(data.dataDir, 'media');
  const files = readdirSync(folder).map((name): [string, string] => [
    `file ${name}`,
    createHash('sha256')
      .update(readFileSync(path.join(folder, name)))
      .digest('hex'),
  ]);
  return Object.fromEntries([
    ...rows.map(({ name, state }): [string, string] => [String(name), String(state)]),
    ...files,
  ]);
}

const address = (subject: Subject, id?: number | string) =>
  globalOf(subject) ? `/globals/${subject}` : `/${subject}${id === undefined ? '' : `/${id}`}`;
const writes = (subject: Subject) => (globalOf(subject) ? 'POST' : 'PATCH');

const without = (doc: Body, names: string[]): Body =>
  Object.fromEntries(Object.entries(doc).filter(([name]) => !names.includes(name)));

/** A document of a subject as visitors may have it, in all languages, without what each write renews. */
async function publicly(subject: Subject, id?: number | string): Promise<Body> {
  const read = `${address(subject, id)}?locale=all&depth=0&draft=false`;
  return without(await admin('GET', read), ['updatedAt', 'translation', 'revision']);
}

/** Where visitors get what a document says. */
const published: Partial<Record<Subject, (doc: Body) => string>> = {
  pages: ({ slug }) => `/api/pages/${String(slug).replaceAll('/', '--')}`,
  press: ({ slug }) => `/api/press/${String(slug)}`,
  services: ({ slug }) => `/api/services/${String(slug)}`,
  partners: ({ slug }) => `/api/partners/${String(slug)}`,
  airport: () => '/api/pages/layout',
  header: () => '/api/pages/layout',
  footer: () => '/api/pages/layout',
  cookies: () => '/api/pages/layout',
  message: () => '/api/pages/layout',
  'not-found': () => '/api/pages/404',
  'error-messages': () => '/api/pages/error-messages',
  metrics: () => '/api/metrics',
};
/** Of these what is published in a language is seen to be another text. */
const titled: Subject[] = ['pages', 'press', 'services', 'partners'];

/** What visitors are answered of a document, by language. */
async function visited(subject: Subject, doc: Body): Promise<Record<string, string>> {
  const at = published[subject]?.(doc);
  const answers = (at ? locales : []).map(async (lang): Promise<[string, string]> => {
    const reply = await send(`${at}?lang=${lang}`, {}, base);
    return [lang, `${reply.status} ${await reply.text()}`];
  });
  return Object.fromEntries(await Promise.all(answers));
}

/** The values of a document by their paths. */
function leaves(value: unknown, at = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[at, value]];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, at ? `${at}.${key}` : key));
}

/** The paths at which two documents differ. */
function differences(before: Body, after: Body): string[] {
  const [old, now] = [new Map(leaves(before)), new Map(leaves(after))];
  return [...new Set([...old.keys(), ...now.keys()])].filter(
    (key) => !key.endsWith('.id') && (old.get(key) ?? null) !== (now.get(key) ?? null),
  );
}

const isText = (field: FlattenedField) =>
  ['text', 'textarea'].includes(field.type) && !('hasMany' in field && field.hasMany);
const isLocalized = (field: FlattenedField) => 'localized' in field && Boolean(field.localized);

/** A change of a text in one language: of the first that a document has. */
function textChange(subject: Subject, value: string): Body | null {
  const fields = fieldsOf(subject);
  const own = fields.find((field) => isText(field) && isLocalized(field));
  if (own) return { [own.name]: value };
  for (const group of fields) {
    if (group.type !== 'group') continue;
    const inner = group.flattenedFields.find((field) => isText(field) && isLocalized(field));
    if (inner) return { [group.name]: { [inner.name]: value } };
  }
  return null;
}

const sharedFields = [
  'order',
  'slug',
  'temp',
  'enabled',
  'iata',
  'gate',
  'focalX',
  'duration',
  'note',
  'country',
  'automaticProgress',
  'consent',
  'number',
  'checkInCloses',
  'from',
];

/** A change of something that all languages share, made from what it was; null where there is none to try. */
function sharedChange(subject: Subject, doc: Body): Body | null {
  const fields = fieldsOf(subject).filter((field) => !isLocalized(field));
  const name = sharedFields.find((one) => fields.some((field) => field.name === one));
  if (!name) return null;
  const old = doc[name];
  if (typeof old === 'boolean') return { [name]: !old };
  if (typeof old === 'number') return { [name]: old + 1 };
  if (name === 'order' || name === 'focalX') return { [name]: 7 };
  if (name === 'iata') return { [name]: String(old).startsWith('Q') ? 'XQ' : 'QX' };
  if (name === 'duration') return { [name]: `${Number(old ?? 1) + 1}` };
  if (name === 'country') return { [name]: old === 'TR' ? 'GB' : 'TR' };
  if (subject === 'disruptions') {
    return { [name]: new Date(Date.parse(String(old)) + 60_000).toISOString() };
  }
  if (name === 'from') return { [name]: `${String(old ?? '/x')}x` };
  return { [name]: `${String(old ?? 'a')}1` };
}

/** A title where Uzbek has to have one. */
const titleOf = (subject: Subject): Body => {
  const name = collectionOf(subject)?.admin.useAsTitle;
  return name && fieldsOf(subject).some((field) => field.name === name && isLocalized(field))
    ? { [name]: 'Sinov' }
    : {};
};

interface Attempt {
  action: Action;
  /** What is sent, in words. */
  what: string;
  /** The language that is written; undefined for what languages share. */
  lang?: typeof OWN | typeof OTHER;
  run: (as: Reader) => Promise<{ status: number; text: string; answer: Body }>;
}

let counter = 0;
const unique = () => `${Date.now().toString(36)}${(counter += 1)}`;

/** Rows have ids of their own. */
function withoutRowIds(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((row) =>
      typeof row === 'object' && row !== null ? withoutRowIds(without(row as Body, ['id'])) : row,
    );
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutRowIds(one)]));
}

const letters = (count: number) =>
  Array.from({ length: count }, (_, place) =>
    String.fromCharCode(65 + (Math.floor((counter * 7 + 3) / 26 ** place) % 26)),
  ).join('');

/** A document like another, under names of its own. */
function like(subject: Subject, doc: Body): Body {
  const copy = withoutRowIds(
    without(doc, ['id', 'createdAt', 'updatedAt', 'translation', 'revision']),
  ) as Body;
  const suffix = unique();
  if ('slug' in copy) copy.slug = `x-${suffix}`;
  if (subject === 'flights') copy.flightId = nextFlight();
  if (subject === 'schedule') copy.number = `ZZ ${100 + counter}`;
  if ('iata' in copy)
    copy.iata =
      // Lower case: no real airline's.
      subject === 'airlines' ? counter.toString(36).padStart(2, '0').slice(-2) : `Z${letters(2)}`;
  if (subject === 'redirects') copy.from = `/x-${suffix}/`;
  return copy;
}

/** A small picture to upload. */
const picture = async () => {
  const create = { width: 9, height: 9, channels: 3, background: '#0a2256' } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], `${unique()}.png`, { type: 'image/png' }));
  form.set('_payload', JSON.stringify({ alt: 'x' }));
  return form;
};

/** What makes a publication of tomorrow. */
const publication = (document = 'footer', lang: Locale = 'uz') => ({
  title: 'x',
  document,
  action: 'publish',
  languages: [lang],
  at: new Date(Date.now() + 86_400_000).toISOString(),
});

/** A document of a subject to try on: the first; where there is none, one made by an administrator. */
async function sample(subject: Subject): Promise<Body> {
  if (globalOf(subject)) return admin('GET', `${address(subject)}?locale=uz&depth=0`);
  const read = `/${subject}?limit=1&depth=0&locale=uz&sort=id`;
  const { docs } = await admin<{ docs: Body[] }>('GET', read);
  if (docs[0]) return docs[0];
  const made: Partial<Record<Subject, Body>> = {
    flights: { flightId: nextFlight(), gate: '4' },
    disruptions: { cause: 'fog', severity: 'delays', from: new Date().toISOString() },
    redirects: { from: '/x-old/', to: { type: 'custom', url: '/parking/' } },
    synonyms: { word: 'x', means: 'y', lang: 'uz' },
  };
  const body = made[subject];
  if (!body) return {};
  return (await admin<{ doc: Body }>('POST', `/${subject}?locale=uz`, body)).doc;
}

/** A search that found nothing, which the site counts. */
async function fruitless(): Promise<Body> {
  const word = `zq${letters(9).toLowerCase()}${unique()}`.replace(/\d/g, 'x');
  await send(`/api/search?lang=en&search=${word}`, {}, base);
  const found = () =>
    admin<{ docs: Body[] }>('GET', `/fruitless-searches?where[words][equals]=${word}&depth=0`);
  await expect.poll(async () => (await found()).docs.length).toBe(1);
  return (await found()).docs[0] ?? {};
}

async function attempts(subject: Subject, doc: Body): Promise<Attempt[]> {
  const id = doc.id as number | undefined;
  const at = address(subject, id);
  const method = writes(subject);
  const isGlobal = Boolean(globalOf(subject));
  const list: Attempt[] = [];
  const add = (action: Action, what: string, run: Attempt['run'], lang?: Attempt['lang']) =>
    list.push({ action, what, run, ...(lang && { lang }) });
  const write =
    (queryPart: string, body: () => Body): Attempt['run'] =>
    (as) =>
      sendCms(as, method, `${at}?${queryPart}`, body());

  // There are three floors, and each has its plan; a picture comes with a file.
  if (!isGlobal && subject !== 'floor-plans' && subject !== 'media') {
    add('create', 'a new one', (as) =>
      sendCms(as, 'POST', `/${subject}?locale=uz`, like(subject, doc)),
    );
    add('create', 'a draft', (as) =>
      sendCms(as, 'POST', `/${subject}?locale=uz&draft=true`, like(subject, doc)),
    );
    if (collectionOf(subject)?.disableDuplicate !== true) {
      add('create', 'a duplicate', (as) =>
        sendCms(as, 'POST', `/${subject}/${id}/duplicate?locale=uz`, like(subject, doc)),
      );
    }
  }
  const now = async () => admin('GET', `${at}?locale=uz&depth=0&draft=true`);
  const change = sharedChange(subject, doc);
  const sharing = async (as: Reader, queryPart: string) =>
    sendCms(as, method, `${at}?${queryPart}`, sharedChange(subject, await now()) ?? {});
  if (change) {
    for (const queryPart of [`locale=${OWN}`, `locale=${OWN}&draft=true`, 'locale=uz', '']) {
      if (queryPart.includes('draft') && !hasDrafts(subject)) continue;
      add('update', `what is shared (${queryPart})`, (as) => sharing(as, queryPart));
    }
    if (!isGlobal) {
      // What may be drafted is drafted in bulk, and published one by one.
      const inDrafts = hasDrafts(subject) ? '&draft=true' : '';
      add('update', `what is shared, in bulk (locale=${OWN}${inDrafts})`, async (as) =>
        sendCms(
          as,
          'PATCH',
          `/${subject}?where[id][equals]=${id}&locale=${OWN}${inDrafts}`,
          sharedChange(subject, await now()) ?? {},
        ),
      );
    }
  }
  const text = () => textChange(subject, `T${unique()}`) ?? {};
  if (textChange(subject, '')) {
    for (const lang of [OWN, OTHER] as const) {
      add('update', `a text in ${lang}`, write(`locale=${lang}&draft=true`, text), lang);
      if (!isGlobal) {
        add(
          'update',
          `a text in ${lang}, in bulk`,
          (as) =>
            sendCms(
              as,
              'PATCH',
              `/${subject}?where[id][equals]=${id}&locale=${lang}&draft=true`,
              text(),
            ),
          lang,
        );
      }
    }
    if (hasDrafts(subject)) {
      const published = () => ({ ...text(), _status: 'published' });
      for (const lang of [OWN, OTHER] as const) {
        add('publish', `in ${lang}`, write(`locale=${lang}`, published), lang);
        add(
          'publish',
          `in ${lang}, said to be a draft`,
          write(`locale=${lang}&draft=true`, published),
          lang,
        );
        add(
          'publish',
          `in ${lang} by name`,
          write(`locale=${OWN}&publishSpecificLocale=${lang}`, published),
          lang,
        );
      }
      add('publish', 'everywhere', write(`locale=${OWN}&publishAllLocales=true`, published));
      for (const lang of [OWN, OTHER] as const) {
        add(
          'unpublish',
          `in ${lang}`,
          write(`locale=${lang}`, () => ({ _status: 'draft' })),
          lang,
        );
      }
      add(
        'unpublish',
        'everywhere',
        write(`locale=${OWN}&unpublishAllLocales=true`, () => ({ _status: 'draft' })),
      );
      const ref = isGlobal ? subject : `${subject}:${id}`;
      add('share', 'its draft', (as) =>
        sendCms(as, 'POST', '/translations/share', { ref, languages: [OWN] }),
      );
      if (!isGlobal) {
        add('restore', 'a version', async (as) => {
          const { docs } = await admin<{ docs: { id: number }[] }>(
            'GET',
            `/${subject}/versions?limit=1&depth=0&where[parent][equals]=${id}`,
          );
          return sendCms(as, 'POST', `/${subject}/versions/${docs[0]?.id}`, {});
        });
      }
      for (const lang of [OWN, OTHER] as const) {
        add(
          'restore',
          `a version in ${lang}`,
          async (as) => {
            const { versions } = await admin<{ versions: { id: number }[] }>(
              'GET',
              `/translations/versions?ref=${ref}&lang=${lang}`,
            );
            const body = { ref, lang, version: String(versions[0]?.id) };
            return sendCms(as, 'POST', '/translations/restore', body);
          },
          lang,
        );
      }
      for (const lang of [OWN, OTHER] as const) {
        add(
          'schedule',
          `in ${lang}`,
          (as) => sendCms(as, 'POST', '/publications', publication(ref, lang)),
          lang,
        );
      }
    }
  }
  if (subject === 'media') {
    for (const queryPart of [`locale=${OWN}`, 'locale=uz']) {
      add('upload', `another file (${queryPart})`, async (as) =>
        sendCms(as, 'PATCH', `${at}?${queryPart}`, await picture()),
      );
      add('upload', `another file in bulk (${queryPart})`, async (as) =>
        sendCms(as, 'PATCH', `/media?where[id][equals]=${id}&${queryPart}`, await picture()),
      );
      const crop =
        'uploadEdits[crop][x]=0&uploadEdits[crop][y]=0&uploadEdits[crop][width]=50&uploadEdits[crop][height]=50&uploadEdits[widthInPixels]=5&uploadEdits[heightInPixels]=5';
      add('upload', `a crop (${queryPart})`, (as) =>
        sendCms(as, 'PATCH', `${at}?${queryPart}&${crop}`, { alt: 'x' }),
      );
      add('upload', `a focal point (${queryPart})`, (as) =>
        sendCms(as, 'PATCH', `${at}?${queryPart}`, { focalX: 1 + (counter += 1), focalY: 3 }),
      );
    }
  }
  if (!isGlobal) {
    /** What may go: the document where it will not, else one like it; of a floor there is one plan. */
    const disposable = async (as: Reader) => {
      if (granted(as as Actor, 'delete', subject) !== 'all') return id;
      if (subject === 'floor-plans') return (await sample(subject)).id;
      if (subject === 'fruitless-searches') return (await fruitless()).id;
      const body = subject === 'media' ? await picture() : like(subject, doc);
      const { answer, text } = await sendCms(
        'administrator',
        'POST',
        `/${subject}?locale=uz`,
        body,
      );
      expect(answer.doc, text).toBeDefined();
      return (answer.doc as Body).id;
    };
    const remove = async (as: Reader, of: (one: unknown) => string) => {
      const reply = await sendCms(as, 'DELETE', `/${subject}${of(await disposable(as))}`);
      if (subject === 'floor-plans' && reply.status < 300) {
        const gone = (reply.answer.doc ?? (reply.answer.docs as Body[])[0]) as Body;
        await admin('POST', '/floor-plans?locale=uz', { ...like(subject, gone), title: 'x' });
      }
      return reply;
    };
    add('delete', 'one', (as) => remove(as, (one) => `/${String(one)}`));
    add('delete', 'in bulk', (as) => remove(as, (one) => `?where[id][equals]=${String(one)}`));
  }
  return list;
}

/** Whether the table of rights lets a caller do it. */
function isGranted(as: Reader, subject: Subject, { action, lang }: Attempt): boolean {
  const reach = granted(as as Actor, action, subject);
  return reach === 'all' || reach === 'own' || (reach === 'texts' && lang === OWN);
}

/** How many subjects share one try of each action and language in the gate. */
const SUBJECTS_A_TRY = 4;

/** Every way of doing each thing; in the gate one way, of some things. */
function ofEach(all: Attempt[], title: string): Attempt[] {
  const kindOf = ({ action, lang }: Attempt) => `${action} ${lang ?? ''}`;
  return [...new Set(all.map(kindOf))]
    .filter((kind) => chosen(`${title} ${kind}`, SUBJECTS_A_TRY))
    .flatMap((kind) =>
      sampled(
        `${title} ${kind}`,
        all.filter((attempt) => kindOf(attempt) === kind),
      ),
    );
}

/** Records of these belong to their authors; what those do with them is tested where each is made. */
const personal = [
  'users',
  'publications',
  'share-links',
  'messages',
  'api-keys',
  'audit',
] as const satisfies Subject[];
type Personal = (typeof personal)[number];
const isPersonal = (subject: Subject): subject is Personal =>
  (personal as readonly Subject[]).includes(subject);
const shared = subjects.filter((subject) => !isPersonal(subject));

describe.each(readers)('%s', (as) => {
  test.each(subjects)('reads of %s what the table says', async (subject) => {
    const reach = granted(as as Actor, 'read', subject);
    const { id, state } = isPersonal(subject) ? {} : await sample(subject);
    const versions = hasDrafts(subject) ? [`${address(subject)}/versions?limit=1`] : [];
    for (const path of [
      `${address(subject)}?limit=1`,
      `${address(subject)}?limit=1&draft=true&locale=all`,
      ...(id === undefined ? [] : [`${address(subject, id as number)}?draft=true`]),
      ...versions,
    ]) {
      const { status, answer } = await sendCms(as, 'GET', path);
      if (reach === 'all') expect(status, path).toBe(200);
      else if (reach === 'own') {
        expect(status, path).toBe(200);
        const owners = ((answer.docs ?? []) as Body[]).map((doc) =>
          subject === 'users' ? doc.id : (doc.createdBy as Body | undefined)?.id,
        );
        for (const owner of owners) expect(owner, path).toBe(ids[as]);
      } else if (reach === 'public') {
        expect(state).toBe('rehearsal');
        const isOne = path.startsWith(address(subject, id as number));
        expect(status, path).toBe(isOne ? 404 : 200);
        expect(answer.docs ?? [], path).toEqual([]);
      } else expect(status, path).toBe(403);
    }
  });
});

const tries = async (as: Reader, subject: Subject, doc: Body) =>
  ofEach(await attempts(subject, doc), `${as} ${subject}`);

describe.each(readers)('%s', (as) => {
  test('what the table refuses is refused, and leaves nothing behind', async () => {
    const refused: (Attempt & { subject: Subject })[] = [];
    const samples = new Map<Subject, Body>();
    for (const subject of shared) {
      const doc = await sample(subject);
      samples.set(subject, doc);
      if (as === 'key' && subject === KEY_SCOPE) continue;
      const all = await tries(as, subject, doc);
      for (const attempt of all) {
        if (!isGranted(as, subject, attempt)) refused.push({ ...attempt, subject });
      }
    }
    await jobsDone();
    const jobs = await jobsStored();
    const seen = async () => {
      const all: Record<string, string>[] = [];
      for (const subject of shared) all.push(await visited(subject, samples.get(subject) ?? {}));
      return all;
    };
    const seenBefore = await seen();
    const before = await everythingStored();
    for (const { subject, what, action, run } of refused) {
      const { status, text } = await run(as);
      const description = `${subject}, ${action} ${what}: ${status} ${text.slice(0, 300)}`;
      expect([400, 403, 404], description).toContain(status);
    }
    expect(differences(before, await everythingStored())).toEqual([]);
    expect(await seen()).toEqual(seenBefore);
    expect(jobs).toEqual(expect.arrayContaining(await jobsStored()));
  });
});

describe.each(callers)('%s', (as) => {
  test.each(shared)('changes of %s what the table grants, and nothing else', async (subject) => {
    const doc = await sample(subject);
    const id = doc.id as number | undefined;
    const may = (await tries(as, subject, doc)).filter((one) => isGranted(as, subject, one));
    for (const attempt of sampled(`${as} ${subject} may`, may)) {
      const { action, what, lang, run } = attempt;
      const was = action === 'delete' ? {} : await publicly(subject, id);
      const seen = await visited(subject, doc);
      const { status, text } = await run(as);
      // What has no page of its own has none to share.
      if (action === 'share' && text.includes('"not_a_page"')) continue;
      expect(status, `${action} ${what}: ${text.slice(0, 400)}`).toBeLessThan(300);
      if (action === 'delete') continue;
      const changed = differences(was, await publicly(subject, id));
      const reach = granted(as as Actor, action, subject);
      if (reach === 'texts') {
        for (const one of changed)
          expect(one, `${action} ${what}`).toMatch(new RegExp(`\\.${lang}$`));
      }
      const now = await visited(subject, doc);
      const seenIn = locales.filter((one) => now[one] !== seen[one]);
      const drafts = action === 'update' && what.includes('draft=true') && hasDrafts(subject);
      if (drafts) expect(changed, `${action} ${what}`).toEqual([]);
      if (drafts || action === 'share' || action === 'schedule') {
        expect(seenIn, `${action} ${what}`).toEqual([]);
      }
      if (reach === 'texts') {
        expect(lang ? [lang] : [], `${action} ${what}`).toEqual(expect.arrayContaining(seenIn));
      }
      if (action === 'publish' && lang && titled.includes(subject)) {
        expect(seenIn, `${action} ${what}`).toContain(lang);
      }
      // Back to public for the next attempt.
      if (hasDrafts(subject)) {
        await admin(writes(subject), `${address(subject, id)}?publishAllLocales=true&locale=uz`, {
          ...titleOf(subject),
          _status: 'published',
        });
      }
    }
  });
});

/** A record of somebody else's. */
async function recordOf(subject: Personal): Promise<unknown> {
  const last = async () =>
    (await admin<{ docs: Body[] }>('GET', `/${subject}?limit=1&depth=0&sort=-createdAt`)).docs[0]
      ?.id;
  switch (subject) {
    case 'users':
      return (await newStaff(base, headers.administrator, { role: 'editor' })).id;
    case 'publications':
      return (await admin<{ doc: Body }>('POST', '/publications', publication())).doc.id;
    case 'share-links': {
      const { docs } = await admin<{ docs: Body[] }>('GET', '/pages?limit=1&depth=0&sort=id');
      const ref = `pages:${String(docs[0]?.id)}`;
      await admin('POST', '/translations/share', { ref, languages: [OWN] });
      return last();
    }
    case 'messages':
      await query(
        database,
        `insert into messages (status, reference, received, mail) values ('new', '${unique()}', now(), 'off')`,
      );
      return last();
    case 'api-keys':
      return (await admin<{ doc: Body }>('POST', '/api-keys', newRecord(subject))).doc.id;
    case 'audit':
      return (await admin<{ docs: Body[] }>('GET', '/audit?limit=1&depth=0')).docs[0]?.id;
  }
}

/** A record that would be one. Publications are made by the attempts to schedule. */
const newRecord = (subject: Personal): Body =>
  ({
    users: {
      email: `${unique()}@example.com`,
      password: 'a long enough passphrase 17',
      name: 'Sinov',
      role: 'editor',
    },
    publications: {},
    'share-links': { title: 'x', document: 'pages:1', path: '/', languages: [OWN] },
    messages: { status: 'new', reference: unique(), received: new Date().toISOString() },
    'api-keys': { name: 'Sinov', scope: [KEY_SCOPE] },
    audit: { kind: 'signedIn', at: new Date().toISOString(), title: 'x' },
  })[subject];

/** A change that whoever may make one may make. */
const changeOf: Record<Personal, Body> = {
  users: { name: 'Boshqa' },
  publications: { title: 'Boshqa' },
  'share-links': { revokedAt: new Date().toISOString() },
  messages: { note: 'Boshqa' },
  'api-keys': { name: 'Boshqa' },
  audit: { title: 'Boshqa' },
};

describe.each(readers)('%s', (as) => {
  test.each(personal)('does with others’ %s what the table grants', async (subject) => {
    const ways = [
      ['create', 'POST', () => ''],
      ['update', 'PATCH', (id: unknown) => `/${String(id)}`],
      ['update', 'PATCH', (id: unknown) => `?where[id][equals]=${String(id)}`],
      ['delete', 'DELETE', (id: unknown) => `/${String(id)}`],
      ['delete', 'DELETE', (id: unknown) => `?where[id][equals]=${String(id)}`],
    ] as const;
    const tried = ways.filter(([action]) => action !== 'create' || subject !== 'publications');
    const title = `${as} ${subject} others`;
    const chosenWays = chosen(title, SUBJECTS_A_TRY) ? sampled(title, tried) : [];
    for (const [action, method, at] of chosenWays) {
      const id = await recordOf(subject);
      await jobsDone();
      const before = await everythingStored();
      const trail = () => query(database, 'select id, kind, title from audit order by id');
      const trailBefore = await trail();
      const body = { create: newRecord(subject), update: changeOf[subject], delete: undefined }[
        action
      ];
      const { status, text, answer } = await sendCms(as, method, `/${subject}${at(id)}`, body);
      const what = `${method} ${at(id)}: ${status} ${text.slice(0, 300)}`;
      const written = status < 300 && (answer.doc ?? answer.id ?? (answer.docs as Body[])?.[0]);
      if (granted(as as Actor, action, subject) === 'all') {
        expect(written, what).toBeTruthy();
        continue;
      }
      expect(written, what).toBeFalsy();
      expect([200, 400, 403, 404], what).toContain(status);
      expect(differences(before, await everythingStored()), what).toEqual([]);
      expect((await trail()).slice(0, trailBefore.length), what).toEqual(trailBefore);
    }
  });
});
