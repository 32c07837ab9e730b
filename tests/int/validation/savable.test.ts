import fc from 'fast-check';
import { DomUtils, parseDocument } from 'htmlparser2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Detail } from '@/studio/server/detail';
import { defaultLocale, locales, type Locale } from '@/i18n/locales';
import {
  cardPath,
  isInternal,
  localised,
  pagePath,
  partnerPath,
  personPath,
  pressPath,
  servicePath,
} from '@/lib/hrefs';
import { emptyLabelsIn } from '../empty-labels';
import { startOwnSite } from '../own-site';
import { send } from '../site';
import { flawsOf } from '../html-flaws';
import { signIn } from '../staff';
import { chosen, exhaustive, seed } from '../../sample';
import { inOneLanguage, languages, valuesOf, type Known } from './documents';
import { kinds, type Kind } from './fields';

const START_MS = 180_000;

const RUN_MS = exhaustive ? 900_000 : 300_000;
const PAGES = exhaustive ? 30 : 2;
const DOCUMENTS = exhaustive ? 6 : 1;
const GLOBALS = exhaustive ? 4 : 1;

type Values = Record<string, unknown>;

/** Pages that are shown in a way of their own: the first documents take their places. */
const ownViews = exhaustive
  ? [
      'home',
      'airport--scheme',
      'how-to-get-there',
      'press-center',
      'services--business-halls',
      'services',
    ]
  : ['home'];

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
/** Where the texts of every page and the notices are stored. */
const anywhere = () => ['/', '/no/such/page/'];

let own: Awaited<ReturnType<typeof startOwnSite>>;
let headers: Record<string, string>;

beforeAll(async () => {
  own = await startOwnSite('savable');
  headers = { ...(await signIn(own.url)), 'content-type': 'application/json' };
}, START_MS);

afterAll(() => own?.stop());

async function cms(method: string, path: string, body?: object) {
  const reply = await send(
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
  'section', 'article', 'nav', 'aside', 'header', 'footer', 'figure', 'figcaption', 'blockquote',
  'details', 'summary', 'fieldset', 'legend', 'h1', 'h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li',
  'dl', 'dt', 'dd', 'table', 'thead', 'tbody', 'tr', 'a', 'button',
]; // prettier-ignore
const media = ['img', 'picture', 'video', 'input', 'select', 'textarea', 'canvas'];

/** The elements of a page that show nothing: neither words nor a picture nor a control. */
function emptyBoxes(html: string): string[] {
  const [body] = DomUtils.getElementsByTagName('body', parseDocument(html));
  if (!body) return ['no <body>'];
  const isNamed = ({ name, attribs }: typeof body) =>
    ['a', 'button'].includes(name) && Boolean(attribs['aria-label']?.trim());
  const shows = (element: typeof body) =>
    media.includes(element.name) ||
    isNamed(element) ||
    // A drawing, and placeholders that scripts fill.
    'data-art' in element.attribs ||
    'data-room' in element.attribs;
  const isEmpty = (element: typeof body) =>
    DomUtils.innerText(element).trim() === '' && !DomUtils.existsOne(shows, element.children);
  return DomUtils.getElementsByTagName('*', body)
    .filter(
      ({ name, attribs }) =>
        (filled.includes(name) || /^s-\d+$/.test(attribs.id ?? '')) &&
        // A place for announcements, which scripts fill.
        !['status', 'alert'].includes(attribs.role ?? '') &&
        !('aria-live' in attribs) &&
        attribs['aria-hidden'] !== 'true',
    )
    .filter((element) => !isNamed(element) && isEmpty(element))
    .map((element) => `empty ${DomUtils.getOuterHTML(element).slice(0, 300)}`);
}

/** Where a document of a kind is that there is already; null where a new one is made. */
async function placeOf({ slug, isGlobal }: Kind, index: number) {
  if (isGlobal) return { to: `/globals/${slug}`, fixed: {} };
  if (slug === 'floor-plans') return { to: '/floor-plans/1', fixed: { floor: 1 } };
  const name = slug === 'pages' ? ownViews[index] : undefined;
  if (!name) return null;
  const { answer } = await cms('GET', `/pages?where[slug][equals]=${name}&depth=0`);
  const [page] = answer.docs as { id: number }[];
  return { to: `/pages/${page?.id}`, fixed: { slug: name } };
}

/** Saves generated values as an editor does: each language as a draft, then some published. */
async function save(kind: Kind, index: number, values: Values, languages: Locale[]) {
  const { slug, isGlobal, fields } = kind;
  const put = async (path: string, data: Values) => cms(isGlobal ? 'POST' : 'PATCH', path, data);
  const place = await placeOf(kind, index);
  // What is public in several languages is published with moved rows in all of them only.
  if (place) await put(`${place.to}?unpublishAllLocales=true`, { _status: 'draft' });
  const draft = 'depth=0&draft=true';
  const given = { ...values, ...place?.fixed };
  const uz = inOneLanguage(fields, given, defaultLocale);
  const made = place
    ? await put(`${place.to}?${draft}&locale=uz`, uz)
    : await cms('POST', `/${slug}?${draft}&locale=uz`, uz);
  if (!made.ok) throw new Error(`${slug} is not accepted: ${JSON.stringify(made.answer)}`);
  const to = place?.to ?? `/${slug}/${made.doc.id}`;
  for (const lang of locales.slice(1)) {
    const data = inOneLanguage(fields, given, lang, made.doc);
    const { ok, answer } = await put(`${to}?${draft}&locale=${lang}`, data);
    if (!ok) throw new Error(`${slug} in ${lang} is not accepted: ${JSON.stringify(answer)}`);
  }
  const published: Locale[] = [];
  // What Payload refuses to publish stays a draft: its page is not there.
  for (const lang of languages) {
    const { ok } = await put(`${to}?depth=0&locale=${lang}`, { _status: 'published' });
    if (ok) published.push(lang);
  }
  const ref = isGlobal ? slug : `${slug}:${made.doc.id}`;
  const document: Values = { ...given, ...made.doc };
  return { ref, document, published, paths: (addresses[slug] ?? anywhere)(document) };
}

type Saved = Awaited<ReturnType<typeof save>>;

/** What is wrong with the page of an address, in three languages. */
async function flawsAt(path: string, { document }: Saved): Promise<string[]> {
  const flaws = locales.map(async (lang) => {
    const address = localised(path, lang);
    const reply = await send(address, { redirect: 'follow' }, own.url);
    const text = await reply.text();
    // A service may have a page of its own.
    const to = new URL(reply.url).pathname;
    const isAnswer =
      [200, 404].includes(reply.status) &&
      [address, document.page && localised(String(document.page), lang)].includes(to);
    const found = isAnswer
      ? [...flawsOf(text), ...emptyLabelsIn(text), ...emptyBoxes(text)]
      : [`${reply.status} at ${to}`];
    return found.map((it) => `${address}: ${it}`);
  });
  return (await Promise.all(flaws)).flat();
}

/** What is wrong with the preview of an address, where editors see what is not written yet. */
async function flawsOfPreview(at: string, { ref, document }: Saved): Promise<string[]> {
  // A service may have a page of its own, which is elsewhere where it is not the site's.
  const page = typeof document.page === 'string' ? document.page : '';
  const path = isInternal(page) ? page : at;
  const expected = page && path === at ? [308] : [200, 404];
  const { ok, answer } = await cms('POST', '/translations/frames', { ref, path, view: 'draft' });
  if (!ok) return [`${path}: no preview: ${JSON.stringify(answer)}`];
  const flaws = locales.map(async (lang) => {
    const reply = await send(String(answer[lang]), { headers }, own.url);
    const text = await reply.text();
    const found = expected.includes(reply.status) ? flawsOf(text) : [String(reply.status)];
    return found.map((it) => `preview of ${localised(path, lang)}: ${it}`);
  });
  return (await Promise.all(flaws)).flat();
}

interface Row {
  id: string;
  blockType: string;
  anchor: string;
}

/** Sections of a published page that are not shown without a warning, or shown in spite of one. */
async function unwarned({ ref, document, published, paths: [path = ''] }: Saved) {
  const detail = (await cms('GET', `/translations/document?ref=${ref}`)).doc as unknown as Detail;
  const shown: string[] = [];
  const flaws: string[] = [];
  // Where Uzbek is not public it is no fallback.
  for (const lang of published.includes('uz') ? published : []) {
    const html = await (await send(localised(path, lang), {}, own.url)).text();
    const warned = new Set(detail.languages[lang].emptySections.map(({ id }) => id));
    for (const { id, blockType, anchor } of document.sections as Row[]) {
      const isShown = html.includes(`id="${anchor}"`);
      if (isShown) shown.push(blockType);
      // Whether those people are shown at all is not the page's own.
      else if (blockType !== 'people' && !warned.has(id)) {
        flaws.push(`${path} in ${lang}: nobody is warned that ${blockType} is empty`);
      }
      if (isShown && warned.has(id)) flaws.push(`${path} in ${lang}: ${blockType} is not empty`);
    }
  }
  return { shown, flaws };
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
  const { answer } = await cms('GET', '/terms?pagination=false&depth=0');
  const terms = answer.docs as { id: number; list: string }[];
  const ofList = (list: string) => terms.filter((term) => term.list === list).map(({ id }) => id);
  return new Map([...found, ...terms.map(({ list }) => [list, ofList(list)] as const)]);
}

test(
  'every document that can be saved has a page in three languages, without an empty box',
  async () => {
    const all = await kinds();
    const ids = await known(all);
    const flaws: string[] = [];
    const shown = new Set<string>();
    let pages = 0;
    // Metric scripts are code, and have tests of their own.
    const tried = all.filter(({ slug, hasDrafts }) => hasDrafts && slug !== 'metrics');
    for (const kind of tried) {
      const isPage = kind.slug === 'pages';
      // Sections are what pages are made of; of the other kinds the gate tries some.
      if (!isPage && !chosen(`kind ${kind.slug}`, 4)) continue;
      const whole = fc.tuple(await valuesOf(kind.fields, ids), languages);
      const numRuns = isPage ? PAGES : kind.isGlobal ? GLOBALS : DOCUMENTS;
      const made = fc.sample(whole, { seed, numRuns });
      for (const [index, [values, published]] of made.entries()) {
        // Of the first there is a page for certain.
        const saved = await save(kind, index, values, isPage && index === 0 ? locales : published);
        for (const path of saved.paths) flaws.push(...(await flawsAt(path, saved)));
        const [first = ''] = saved.paths;
        if ((await send(first, {}, own.url)).ok) pages += 1;
        if (!isPage || index < ownViews.length) continue;
        const sections = await unwarned(saved);
        flaws.push(...sections.flaws);
        sections.shown.forEach((section) => shown.add(section));
      }
      const begun = await valuesOf(kind.fields, ids, false);
      for (const values of fc.sample(begun, { seed, numRuns: exhaustive ? 4 : 1 })) {
        const saved = await save(kind, made.length, values, []);
        const [first = ''] = saved.document.slug === null ? anywhere() : saved.paths;
        flaws.push(...(await flawsOfPreview(first, saved)));
      }
    }
    flaws.push(...(await flawsAt('/sitemap/', { document: {} } as Saved)));
    expect([...new Set(flaws)].slice(0, 30), `seed ${seed}, ${flaws.length} flaws`).toEqual([]);
    if (exhaustive) expect([...shown].sort(), `seed ${seed}`).toHaveLength(17);
    expect(pages, `seed ${seed}`).toBeGreaterThan(exhaustive ? 12 : 0);
  },
  RUN_MS,
);
