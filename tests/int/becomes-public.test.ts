import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { locales } from '@/i18n/locales';
import { localised } from '@/lib/hrefs';
import { sampled } from '../sample';
import { withClient } from '../../tools/lib/database';
import { query, startOwnSite } from './own-site';
import { send as sendTo } from './site';
import { newStaff, signIn } from './staff';
import { DAY_MS } from '@/lib/time';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** A running server looks every 10 s at what is due. */
const TRIES = { timeout: 40_000, interval: 500 };
/** Documents that one export may name. */
const MOST_REFS = 500;
type Headers = Record<string, string>;
type Body = Record<string, unknown>;

let site: Awaited<ReturnType<typeof startOwnSite>>;
let administrator: Headers;
let editor: Headers;
let translator: Headers;
let translatorId: number;
let editorId: number;

beforeAll(async () => {
  site = await startOwnSite('becomes_public', { TRUST_PROXY: '1' });
  administrator = await signIn(site.url);
  const made = await newStaff(site.url, administrator, { role: 'editor' });
  [editor, editorId] = [made.headers, made.id];
  const other = await newStaff(site.url, administrator, { role: 'translator', languages: ['en'] });
  [translator, translatorId] = [other.headers, other.id];
});

afterAll(() => site?.stop());

const send = (path: string, init: RequestInit = {}) => sendTo(path, init, site.url);

async function sendCms(headers: Headers, method: string, path: string, body?: Body) {
  const reply = await send(`/cms-api${path}`, {
    method,
    headers: { ...headers, 'accept-language': 'en', 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await reply.text();
  return { status: reply.status, text, answer: JSON.parse(text || '{}') as Body };
}

async function done<Answer = Body>(headers: Headers, method: string, path: string, body?: Body) {
  const { status, text, answer } = await sendCms(headers, method, path, body);
  if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text}`);
  return answer as Answer;
}

let count = 0;
/** A page that is public in three languages. */
async function publicPage() {
  const slug = `sinov-${Date.now().toString(36)}-${(count += 1)}`;
  const { doc } = await done<{ doc: { id: number } }>(
    administrator,
    'POST',
    '/pages?locale=uz&publishAllLocales=true',
    { slug, title: `Sinov ${slug}`, _status: 'published' },
  );
  return { id: doc.id, slug };
}

const statusesOf = (slug: string) =>
  Promise.all(locales.map(async (lang) => (await send(localised(`/${slug}/`, lang))).status));

/** An editor's draft of another address. */
async function draftedAddress(id: number, slug: string): Promise<string> {
  const next = `${slug}-yangi`;
  await done(editor, 'PATCH', `/pages/${id}?locale=uz&draft=true`, { slug: next });
  return next;
}

async function schedule(headers: Headers, body: Body) {
  return sendCms(headers, 'POST', '/publications', {
    title: 'Sinov',
    action: 'publish',
    at: new Date(Date.now() + DAY_MS).toISOString(),
    ...body,
  });
}
const soon = () => new Date(Date.now() + 500).toISOString();
const publication = (id: unknown) =>
  done<{ state: string; reason?: string; createdBy?: { id: number } }>(
    administrator,
    'GET',
    `/publications/${String(id)}?depth=1`,
  );

describe('what others drafted for all languages does not become public with one of them', () => {
  test.each(
    sampled('becomes public', [
      ['by publishing', 'locale=en', { _status: 'published' }],
      ['by publishing a text', 'locale=en', { title: 'New', _status: 'published' }],
      [
        'by publishing what is said to be a draft',
        'locale=en&draft=true',
        { _status: 'published' },
      ],
      ['by taking down', 'locale=en', { _status: 'draft' }],
    ]),
  )('%s', async (_, query, body) => {
    const { id, slug } = await publicPage();
    expect(await statusesOf(slug)).toEqual([200, 200, 200]);
    const drafted = await draftedAddress(id, slug);
    const { status, text } = await sendCms(translator, 'PATCH', `/pages/${id}?${query}`, body);
    expect(status, text).toBe(400);
    expect(text).toContain('ask an editor to publish them first');
    expect(await statusesOf(slug)).toEqual([200, 200, 200]);
    expect(await statusesOf(drafted)).toEqual([404, 404, 404]);
  });

  test('in bulk', async () => {
    const { id, slug } = await publicPage();
    const drafted = await draftedAddress(id, slug);
    const where = `where[id][equals]=${id}&locale=en`;
    await sendCms(translator, 'PATCH', `/pages?${where}`, { _status: 'published' });
    expect(await statusesOf(slug)).toEqual([200, 200, 200]);
    expect(await statusesOf(drafted)).toEqual([404, 404, 404]);
  });

  test('by a scheduled publication: it has the rights of its author at its moment', async () => {
    const { id, slug } = await publicPage();
    await draftedAddress(id, slug);
    const document = `pages:${id}`;
    const { status, answer, text } = await schedule(translator, {
      document,
      languages: ['en'],
      at: soon(),
    });
    expect(status, text).toBe(201);
    const made = (answer.doc as Body).id;
    await expect.poll(async () => (await publication(made)).state, TRIES).toBe('failed');
    expect(await statusesOf(slug)).toEqual([200, 200, 200]);
  });

  test('a text alone is published, and no other language changes', async () => {
    const { id, slug } = await publicPage();
    const before = await done(administrator, 'GET', `/pages/${id}?locale=all&depth=0`);
    await done(translator, 'PATCH', `/pages/${id}?locale=en`, {
      title: 'Own words',
      _status: 'published',
    });
    const after = await done(administrator, 'GET', `/pages/${id}?locale=all&depth=0`);
    expect(after.title).toEqual({ ...(before.title as Body), en: 'Own words' });
    expect(await statusesOf(slug)).toEqual([200, 200, 200]);
  });

  test('a document that is not public anywhere is published by an editor first', async () => {
    const slug = `sinov-qoralama-${Date.now().toString(36)}`;
    const { doc } = await done<{ doc: { id: number } }>(
      editor,
      'POST',
      '/pages?locale=uz&draft=true',
      { slug, title: 'Qoralama' },
    );
    const body = { title: 'Draft', _status: 'published' };
    const { status, text } = await sendCms(translator, 'PATCH', `/pages/${doc.id}?locale=en`, body);
    expect(status, text).toBe(400);
    expect(text).toContain('An editor publishes it first');
    expect(await statusesOf(slug)).toEqual([404, 404, 404]);
  });
});

describe('scheduled publications', () => {
  test.each([
    ['a user', 'users:1'],
    ['metric scripts', 'metrics'],
    ['what has no drafts', 'operations'],
    ['a picture', 'media:1'],
    ['a document that is not there', 'pages:99999999'],
    ['no document', 'nothing at all'],
    ['another type', { id: 1 }],
  ])('of %s are refused in words', async (_, document) => {
    for (const headers of [administrator, translator]) {
      const { status, text } = await schedule(headers, { document, languages: ['en'] });
      expect(status, text).toBe(400);
    }
  });

  test.each(sampled('not one’s own', [['ru'], ['uz'], ['en', 'ru']]))(
    'in a language that is not one’s own are refused: %s',
    async (...languages) => {
      const { id } = await publicPage();
      const { status, text } = await schedule(translator, { document: `pages:${id}`, languages });
      expect(status, text).toBe(400);
    },
  );

  test.each(sampled('languages', ['uz', null, [], [{}], 7]))(
    'of languages of another type are refused: %j',
    async (languages) => {
      const { id } = await publicPage();
      const { status, text } = await schedule(editor, { document: `pages:${id}`, languages });
      expect(status, text).toBe(400);
    },
  );

  test('say who made them, whatever the request says, and cannot be written again', async () => {
    const { id } = await publicPage();
    const { answer, text } = await schedule(translator, {
      document: `pages:${id}`,
      languages: ['en'],
      createdBy: editorId,
      state: 'done',
    });
    const made = (answer.doc as Body | undefined)?.id;
    expect(await publication(made), text).toMatchObject({
      state: 'waiting',
      createdBy: { id: translatorId },
    });
    const change = await sendCms(administrator, 'PATCH', `/publications/${String(made)}`, {
      document: 'users:1',
    });
    expect(change.status).toBe(403);
  });

  test('are cancelled by their authors and by editors, not by other translators', async () => {
    const other = await newStaff(site.url, administrator, {
      role: 'translator',
      languages: ['en'],
    });
    const { id } = await publicPage();
    const { answer } = await schedule(translator, { document: `pages:${id}`, languages: ['en'] });
    const path = `/publications/${String((answer.doc as Body).id)}`;
    expect((await sendCms(other.headers, 'DELETE', path)).status).toBeGreaterThanOrEqual(403);
    expect((await sendCms(translator, 'DELETE', path)).status).toBe(200);
  });

  test('do nothing once their author may not publish any more', async () => {
    const author = await newStaff(site.url, administrator, { role: 'editor' });
    const { id } = await publicPage();
    await done(administrator, 'PATCH', `/pages/${id}?locale=en&draft=true`, { title: 'Later' });
    const at = new Date(Date.now() + 4000).toISOString();
    const made = await schedule(author.headers, { document: `pages:${id}`, languages: ['en'], at });
    expect(made.status, made.text).toBe(201);
    await done(administrator, 'PATCH', `/users/${author.id}`, { role: 'operations' });
    const publicationId = (made.answer.doc as Body).id;
    await expect.poll(async () => (await publication(publicationId)).state, TRIES).toBe('failed');
    const page = await done(administrator, 'GET', `/pages/${id}?locale=en&depth=0`);
    expect(page.title).not.toBe('Later');
    const failures = `/audit?where[document][equals]=pages:${id}&where[kind][equals]=scheduleFailed`;
    expect(await done(administrator, 'GET', failures)).toMatchObject({ totalDocs: 1 });
  });
});

describe('share links', () => {
  async function shared(headers: Headers) {
    const { id } = await publicPage();
    const link = await done<{ id: number; addresses: Record<string, string> }>(
      headers,
      'POST',
      '/translations/share',
      { ref: `pages:${id}`, languages: ['en'] },
    );
    const open = async () => (await send(link.addresses.en ?? '')).status;
    return { ...link, open };
  }

  test('once revoked stay revoked, for their authors too', async () => {
    const { id, open } = await shared(translator);
    expect(await open()).toBe(200);
    await done(translator, 'PATCH', `/share-links/${id}`, { revokedAt: new Date().toISOString() });
    expect(await open()).toBe(403);
    for (const headers of [translator, administrator]) {
      for (const revokedAt of [null, '']) {
        const { status, text } = await sendCms(headers, 'PATCH', `/share-links/${id}`, {
          revokedAt,
        });
        expect(status, text).toBe(400);
      }
      await sendCms(headers, 'PATCH', `/share-links/${id}`, {
        revokedAt: '2999-01-01T00:00:00.000Z',
      });
      expect(await open()).toBe(403);
    }
  });

  test('are revoked by their authors and administrators alone', async () => {
    const { id, open } = await shared(editor);
    const body = { revokedAt: new Date().toISOString() };
    expect(
      (await sendCms(translator, 'PATCH', `/share-links/${id}`, body)).status,
    ).toBeGreaterThanOrEqual(403);
    expect(await open()).toBe(200);
  });

  test('end with the account of their author', async () => {
    const author = await newStaff(site.url, administrator, { role: 'editor' });
    const { id, open } = await shared(author.headers);
    expect(await open()).toBe(200);
    await done(administrator, 'DELETE', `/users/${author.id}`);
    expect(await open()).toBe(403);
    const link = await done(administrator, 'GET', `/share-links/${id}`);
    expect(link.revokedAt).toEqual(expect.any(String));
  });
});

describe('the drafts of others', () => {
  const titlesOf = async (id: number) =>
    (await done(administrator, 'GET', `/pages/${id}?locale=all&depth=0&draft=true`)).title;
  /** A page with a draft in Uzbek that its editor has just typed. */
  async function draftedPage() {
    const { id, slug } = await publicPage();
    const draft = '&draft=true&autosave=true';
    await done(editor, 'PATCH', `/pages/${id}?locale=uz${draft}`, { title: 'Hali tayyor emas' });
    return { id, slug };
  }

  test.each([
    ['publishing', { _status: 'published' }],
    ['taking down', { _status: 'draft' }],
  ])('outlive %s that is said to be an autosave', async (_, body) => {
    const { id } = await draftedPage();
    await done(translator, 'PATCH', `/pages/${id}?locale=en`, { title: 'E', _status: 'published' });
    await done(editor, 'PATCH', `/pages/${id}?locale=uz&draft=true&autosave=true`, {
      title: 'Hali tayyor emas 2',
    });
    await done(translator, 'PATCH', `/pages/${id}?locale=en&autosave=true`, body);
    expect(await titlesOf(id)).toMatchObject({ uz: 'Hali tayyor emas 2', en: 'E' });
  });

  test('outlive what is done to many at once', async () => {
    const { id } = await draftedPage();
    const query = `where[id][equals]=${id}&locale=en`;
    const { status, text } = await sendCms(editor, 'PATCH', `/pages?${query}`, {
      _status: 'draft',
    });
    expect(status, text).toBe(400);
    expect(text).toContain('drafts would be lost');
    expect(await titlesOf(id)).toMatchObject({ uz: 'Hali tayyor emas' });
  });
});

test('a global keeps its public version where an earlier one is restored over REST', async () => {
  const { docs } = await done<{ docs: { id: string }[] }>(
    administrator,
    'GET',
    '/globals/header/versions?limit=1&depth=0',
  );
  for (const query of ['?draft=true', '']) {
    const path = `/globals/header/versions/${docs[0]?.id}${query}`;
    const { status, text } = await sendCms(editor, 'POST', path);
    expect(status, text).toBe(400);
    expect(text).toContain('translations view');
  }
  const { _status } = await done(administrator, 'GET', '/globals/header?locale=all&depth=0');
  expect(_status).toEqual({ uz: 'published', ru: 'published', en: 'published' });
});

test('what is written has all its fields, whatever is asked to be shown of it', async () => {
  const { id } = await newStaff(site.url, administrator, { role: 'editor' });
  await done(administrator, 'PATCH', `/users/${id}?select[email]=true`, { role: 'administrator' });
  const { docs } = await done<{ docs: { details: string }[] }>(
    administrator,
    'GET',
    `/audit?where[document][equals]=users:${id}&sort=-at&limit=1`,
  );
  expect(JSON.stringify(docs)).toContain('administrator');
});

test('without a language what is written is Uzbek, and not lost', async () => {
  const { id } = await publicPage();
  await done(editor, 'PATCH', `/pages/${id}?draft=true`, { title: 'Tilsiz' });
  const { title } = await done(administrator, 'GET', `/pages/${id}?locale=uz&depth=0&draft=true`);
  expect(title).toBe('Tilsiz');
});

test('all languages are published with an Uzbek title only, whatever language asks for it', async () => {
  const { doc } = await done<{ doc: { id: number } }>(
    editor,
    'POST',
    '/pages?locale=ru&draft=true',
    {
      slug: `sinov-nomsiz-${Date.now().toString(36)}`,
      title: 'По-русски',
    },
  );
  const publish = () =>
    sendCms(editor, 'PATCH', `/pages/${doc.id}?locale=ru&publishAllLocales=true`, {
      _status: 'published',
    });
  expect((await publish()).status).toBe(400);
  await done(editor, 'PATCH', `/pages/${doc.id}?locale=uz&draft=true`, { title: 'Oʻzbekcha' });
  const { status, text } = await publish();
  expect(status, text).toBe(200);
});

test('who reads no pages sees the draft of one document in a preview, not those of its page', async () => {
  const { id, slug } = await publicPage();
  await done(editor, 'PATCH', `/pages/${id}?locale=uz&draft=true`, { title: 'Maxfiy qoralama' });
  const operations = await newStaff(site.url, administrator, { role: 'operations' });
  const asked = { ref: 'message', path: `/${slug}/`, view: 'draft' };
  const shown = async (headers: Headers) => {
    const frames = await done<{ uz: string }>(headers, 'POST', '/translations/frames', asked);
    return (await send(frames.uz, { headers })).text();
  };
  expect(await shown(editor)).toContain('Maxfiy qoralama');
  expect(await shown(operations.headers)).not.toContain('Maxfiy qoralama');
  const later = { ...asked, at: new Date(Date.now() + DAY_MS).toISOString() };
  const { status } = await sendCms(operations.headers, 'POST', '/translations/frames', later);
  expect(status).toBe(403);
});

test('a city has a time zone that there is', async () => {
  const { docs } = await done<{ docs: { id: number }[] }>(administrator, 'GET', '/cities?limit=1');
  const { status, text } = await sendCms(editor, 'PATCH', `/cities/${docs[0]?.id}?locale=uz`, {
    timeZone: 'Asia/Tashkend',
  });
  expect(status).toBe(400);
  expect(text).toContain('Europe/Istanbul');
});

test('a picture whose Uzbek description changed is exported as any other text', async () => {
  const { docs } = await done<{ docs: { id: number }[] }>(administrator, 'GET', '/media?limit=1');
  const [picture] = docs;
  await done(editor, 'PATCH', `/media/${picture?.id}?locale=uz`, { alt: 'Boshqa tavsif' });
  const query = `format=csv&target=ru&refs=media:${picture?.id}`;
  const reply = await send(`/cms-api/translations/export?${query}`, { headers: editor });
  expect(reply.status).toBe(200);
  expect(await reply.text()).toContain('Boshqa tavsif');
});

test('an export names so many documents and no more', async () => {
  const { docs } = await done<{ docs: { id: number }[] }>(administrator, 'GET', '/pages?limit=1');
  const ask = (amount: number) => {
    const refs = Array.from({ length: amount }, () => `pages:${docs[0]?.id}`).join();
    return send(`/cms-api/translations/export?format=csv&target=ru&refs=${refs}`, {
      headers: editor,
    });
  };
  expect((await ask(MOST_REFS)).status).toBe(200);
  const refused = await ask(MOST_REFS + 1);
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain('too_many');
});

describe('a client who leaves', () => {
  /** Sends a request that waits for what is locked, whose client leaves meanwhile, and waits for its end. */
  async function leave(locked: string, path: string, init: RequestInit = {}): Promise<void> {
    const client = new AbortController();
    const count = async (what: string) => {
      const [row] = await query(site.database, `select count(*)::int as amount from ${what}`);
      return row?.amount;
    };
    await withClient(site.database, async (lock) => {
      await lock.query(`begin; ${locked}`);
      const { rows } = await lock.query<{ pid: number }>('select pg_backend_pid() as pid');
      const reply = send(path, { ...init, headers: editor, signal: client.signal });
      reply.catch(() => {});
      const waiting = `pg_stat_activity where ${rows[0]?.pid} = any(pg_blocking_pids(pid))`;
      await expect.poll(() => count(waiting), TRIES).toBeGreaterThan(0);
      client.abort();
      await expect(reply).rejects.toThrow('aborted');
      await send('/healthz');
      await lock.query('commit');
      const working = `pg_stat_activity where datname = current_database()
        and pid not in (${rows[0]?.pid}, pg_backend_pid()) and state <> 'idle'`;
      await expect.poll(() => count(working), TRIES).toBe(0);
    });
  }

  test('is not exported to', async () => {
    const { id } = await publicPage();
    const exports = () =>
      query(site.database, `select id from audit where kind = 'exported' order by id`);
    const before = await exports();
    const path = `/cms-api/translations/export?format=csv&target=ru&refs=pages:${id}`;
    await leave('lock table _pages_v in access exclusive mode', path);
    expect(await exports()).toEqual(before);
    expect((await send(path, { headers: editor })).status).toBe(200);
    expect(await exports()).toHaveLength(before.length + 1);
  });

  test('imports nothing of a file, though its first texts were written', async () => {
    const pages = [await publicPage(), await publicPage()];
    for (const { id } of pages) {
      await done(editor, 'PATCH', `/pages/${id}?locale=ru&draft=true`, { title: 'Проба' });
    }
    const refs = pages.map(({ id }) => `pages:${id}`).join();
    const file = await send(`/cms-api/translations/export?format=csv&target=ru&refs=${refs}`, {
      headers: editor,
    });
    const body = (await file.text()).replaceAll('Проба', 'Другая');
    const [last] = pages
      .map(({ id }) => id)
      .sort((a, b) => body.indexOf(`pages:${b}:`) - body.indexOf(`pages:${a}:`));
    const versions = () =>
      query(
        site.database,
        'select id, updated_at from _pages_v where parent_id = any($1) order by id',
        [pages.map(({ id }) => id)],
      );
    const before = await versions();
    const path = '/cms-api/translations/import?format=csv&target=ru&apply=true';
    const locked = `select 1 from _pages_v where parent_id = ${last} for update`;
    await leave(locked, path, { method: 'POST', body });
    expect(await versions()).toEqual(before);
    const whole = await send(path, { method: 'POST', body, headers: editor });
    expect(await whole.json()).toMatchObject({ applied: true });
    expect(await versions()).not.toEqual(before);
  });
});

test.each(['pages', 'header:5'])('a reference such as %s is not found', async (wrong) => {
  const { status } = await sendCms(editor, 'GET', `/translations/document?ref=${wrong}`);
  expect(status).toBe(404);
});

describe('pictures', () => {
  test('are files to the anonymous, not a list', async () => {
    const { docs } = await done<{ docs: { id: number; url: string }[] }>(
      administrator,
      'GET',
      '/media?limit=1',
    );
    const [picture] = docs;
    expect((await send(picture?.url ?? '')).status).toBe(200);
    for (const path of [
      '/media',
      '/media?locale=all&limit=0',
      `/media/${picture?.id}?locale=all`,
      '/media?where[translation.by.name][like]=a',
    ]) {
      const { status, text } = await sendCms({}, 'GET', path);
      expect(status, path).toBe(403);
      expect(text).not.toContain('"by"');
    }
  });
});
