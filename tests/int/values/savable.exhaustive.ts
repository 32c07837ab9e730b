import fc from 'fast-check';
import { DomUtils, parseDocument } from 'htmlparser2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultLocale, locales, type Locale } from '@/contract/locale';
import {
  cardPath,
  localised,
  pagePath,
  partnerPath,
  personPath,
  pressPath,
  servicePath,
} from '@/lib/hrefs';
import { ensureBuild, siteDir } from '../../../scripts/lib/build';
import { freePort } from '../../../scripts/lib/ports';
import { startSite, type Site } from '../../../scripts/lib/site';
import { databaseCopy } from '../own-site';
import { ask } from '../site';
import { flawsOf } from '../sound';
import { signIn } from '../staff';
import { inOneLanguage, languages, valuesOf, type Known } from './documents';
import { kinds, type Kind } from './fields';

const START_MS = 180_000;
const RUN_MS = 500_000;

/** The same documents each time, unless another seed is asked for. */
const seed = Number(process.env.SAVABLE_SEED ?? 24);

type Values = Record<string, unknown>;

/** The addresses at which visitors find a document; lists, where it has none of its own. */
const addresses: Record<string, (document: Values) => string[]> = {
  pages: ({ slug }) => [pagePath(String(slug))],
  press: ({ slug }) => [pressPath(String(slug)), '/press-center/press-releases/'],
  places: ({ slug, kind }) => [cardPath(kind as 'shops', String(slug)), `/services/${kind}/`],
  services: ({ slug }) => [servicePath(String(slug)), '/services/'],
  partners: ({ slug }) => [partnerPath(String(slug)), '/partners/'],
  people: ({ slug }) => [personPath(String(slug))],
  'floor-plans': () => ['/airport/scheme/'],
  terms: () => ['/partners/'],
};
/** Where the texts of every page and the notices stand. */
const anywhere = () => ['/sitemap/', '/no/such/page/'];

let own: { url: string; site: Site };
let headers: Record<string, string>;

beforeAll(async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const uri = await databaseCopy(process.env.DATABASE_URI ?? '', 'savable');
  const env = { DATABASE_URI: uri, SITE_URL: url, LOG_LEVEL: 'error' };
  own = { url, site: await startSite(siteDir(await ensureBuild()), port, env) };
  headers = { ...(await signIn(url)), 'content-type': 'application/json' };
}, START_MS);

afterAll(() => own?.site.stop());

async function cms(method: string, path: string, body?: object) {
  const reply = await ask(
    `/cms-api${path}`,
    { method, headers, ...(body && { body: JSON.stringify(body) }) },
    own.url,
  );
  const text = await reply.text();
  if (reply.status >= 500) throw new Error(`${method} ${path}: ${reply.status} ${text}`);
  const answer = JSON.parse(text) as Values;
  return { ok: reply.ok, answer, doc: (answer.doc ?? answer.result ?? answer) as Values };
}

const filled = [
  'section', 'article', 'nav', 'aside', 'figure', 'details', 'summary', 'fieldset',
  'h1', 'h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'table', 'thead', 'tbody', 'tr', 'a', 'button',
]; // prettier-ignore
const media = ['img', 'picture', 'video', 'input', 'select', 'textarea', 'canvas'];
/** What is filled by scripts, or is a place for announcements. */
const later = (attributes: Values) =>
  ['status', 'alert'].includes(String(attributes.role)) || 'aria-live' in attributes;

/** The elements of a page's content that show nothing: neither words nor a picture nor a control. */
function emptyBoxes(html: string): string[] {
  const document = parseDocument(html);
  const [main] = DomUtils.getElementsByTagName('main', document);
  if (!main) return ['no <main>'];
  const isEmpty = (element: typeof main) =>
    DomUtils.innerText(element).trim() === '' &&
    !media.some((name) => DomUtils.getElementsByTagName(name, element).length > 0);
  return DomUtils.getElementsByTagName('*', main)
    .filter(
      ({ name, attribs }) =>
        (filled.includes(name) || /^s-\d+$/.test(attribs.id ?? '')) &&
        !later(attribs) &&
        !(['a', 'button'].includes(name) && attribs['aria-label']) &&
        attribs['aria-hidden'] !== 'true',
    )
    .filter(isEmpty)
    .map((element) => `empty ${DomUtils.getOuterHTML(element).slice(0, 300)}`);
}

/** Saves generated values as an editor does: each language as a draft, then some published. */
async function save(kind: Kind, values: Values, published: Locale[]): Promise<Values | null> {
  const { slug, isGlobal, fields } = kind;
  const put = async (to: string, data: Values) => cms(isGlobal ? 'POST' : 'PATCH', to, data);
  const uz = inOneLanguage(fields, values, defaultLocale);
  const draft = 'depth=0&draft=true';
  const made = isGlobal
    ? await put(`/globals/${slug}?${draft}&locale=uz`, uz)
    : slug === 'floor-plans'
      ? await put(`/${slug}/1?${draft}&locale=uz`, { ...uz, floor: 1 })
      : await cms('POST', `/${slug}?${draft}&locale=uz`, uz);
  if (!made.ok) throw new Error(`${slug} is not accepted: ${JSON.stringify(made.answer)}`);
  const to = isGlobal ? `/globals/${slug}` : `/${slug}/${made.doc.id}`;
  for (const lang of locales.slice(1)) {
    const { ok, answer } = await put(
      `${to}?${draft}&locale=${lang}`,
      inOneLanguage(
        fields,
        { ...values, slug: made.doc.slug, floor: made.doc.floor },
        lang,
        made.doc,
      ),
    );
    if (!ok) throw new Error(`${slug} in ${lang} is not accepted: ${JSON.stringify(answer)}`);
  }
  // What Payload refuses to publish stays a draft: its page is not there, or as it was.
  for (const lang of published) {
    await put(`${to}?depth=0&locale=${lang}`, { _status: 'published' });
  }
  return made.doc;
}

/** What is wrong with the page of an address, in three languages. */
async function flawsAt(path: string): Promise<string[]> {
  const flaws = locales.map(async (lang) => {
    const address = localised(path, lang);
    const reply = await ask(address, {}, own.url);
    const text = await reply.text();
    const isAnswer = reply.status === 200 || reply.status === 404;
    const found = isAnswer ? [...flawsOf(text), ...(reply.ok ? emptyBoxes(text) : [])] : [];
    return [...(isAnswer ? [] : [String(reply.status)]), ...found].map((it) => `${address}: ${it}`);
  });
  return (await Promise.all(flaws)).flat();
}

async function known(all: Kind[]): Promise<Known> {
  const found = await Promise.all(
    all
      .filter(({ isGlobal }) => !isGlobal)
      .map(async ({ slug }) => {
        const { answer } = await cms('GET', `/${slug}?limit=8&depth=0`);
        return [slug, ((answer.docs ?? []) as { id: number }[]).map(({ id }) => id)] as const;
      }),
  );
  return new Map(found);
}

/** How many documents of a kind are made. */
const runs = ({ slug, isGlobal }: Kind) => (slug === 'pages' ? 25 : isGlobal ? 3 : 6);

test(
  'every document that can be saved has a page in three languages, without an empty box',
  async () => {
    const all = await kinds();
    const ids = await known(all);
    const flaws: string[] = [];
    const counts = { saved: 0, shown: 0 };
    // Metric scripts are code, and have tests of their own.
    for (const kind of all.filter(({ slug, hasDrafts }) => hasDrafts && slug !== 'metrics')) {
      const documents = fc.tuple(await valuesOf(kind.fields, ids), languages);
      const made = fc.sample(documents, { seed, numRuns: runs(kind) });
      for (const [values, published] of made) {
        const document = await save(kind, values, published);
        const paths = (addresses[kind.slug] ?? anywhere)({ ...values, ...document });
        for (const path of paths) flaws.push(...(await flawsAt(path)));
        counts.saved += 1;
        const [first = '/'] = paths;
        if ((await ask(first, {}, own.url)).ok) counts.shown += 1;
      }
    }
    expect(flaws.slice(0, 30), `seed ${seed}, ${flaws.length} flaws`).toEqual([]);
    expect(counts.saved).toBeGreaterThan(60);
    expect(counts.shown, JSON.stringify(counts)).toBeGreaterThan(30);
  },
  RUN_MS,
);
