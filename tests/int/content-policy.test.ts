import { createHash } from 'node:crypto';
import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { localised } from '@/lib/hrefs';
import { realPaths } from '../paths';
import { chosen, sampled } from '../sample';
import { getJson } from './pages';
import { send, everyLocale, secondSiteUrl, siteUrl } from './site';

/** What proxies hold for the head of a reply, at the least that is common: 8 KB. */
const MAX_HEADER_BYTES = 8192;

const beyondRoutes = [
  '/no/such/page/',
  '/search/?search=istanbul',
  '/flight-board/?direction=arrival',
];

const isData = (type: string | undefined) =>
  type === 'application/ld+json' || type === 'application/json';

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** What of a page a browser would not run under its policy, and what it should not hold. */
function problemsOf(html: string, policy: string): string[] {
  const document = parseDocument(html);
  const allowed = /script-src ([^;]+)/.exec(policy)?.[1]?.split(' ') ?? [];
  const scripts = DomUtils.getElementsByTagName('script', document)
    .filter(({ attribs }) => attribs.src === undefined && !isData(attribs.type))
    .map((script) => DomUtils.textContent(script))
    .filter((text) => text !== '' && !allowed.includes(hashOf(text)))
    .map((text) => `not named: ${text.slice(0, 60)}`);
  const handlers = DomUtils.findAll(
    ({ attribs }) =>
      Object.entries(attribs).some(
        ([name, value]) => /^on/.test(name) || /^\s*javascript:/i.test(value),
      ),
    document.children,
  ).map(({ name, attribs }) => `inline handler: <${name} ${Object.keys(attribs).join(' ')}>`);
  return [...scripts, ...handlers];
}

const bytesOfHead = (headers: Headers) =>
  [...headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0);

for (const [site, base] of Object.entries({ own: siteUrl, fed: secondSiteUrl })) {
  test(`every inline script of every kind of page is named by its policy: ${site}`, async () => {
    const all = [...(await realPaths(getJson)), ...beyondRoutes];
    const paths = all.filter((path) => chosen(`${site} ${path}`, 4));
    const problems: string[] = [];
    const heads: [bytes: number, path: string][] = [];
    const inLanguages = (path: string) =>
      sampled(path, everyLocale).map((lang) => localised(path, lang));
    for (const path of paths.flatMap(inLanguages)) {
      // The second reply is the cached page, where it is one.
      for (const attempt of ['first', 'second']) {
        const reply = await send(path, {}, base);
        const policy = reply.headers.get('content-security-policy') ?? '';
        const found = problemsOf(await reply.text(), policy);
        problems.push(...found.map((problem) => `${path} (${attempt}): ${problem}`));
        heads.push([bytesOfHead(reply.headers), path]);
      }
    }
    expect(heads).not.toEqual([]);
    expect(problems).toEqual([]);
    const [largest] = heads.sort(([one], [other]) => other - one);
    expect(largest?.[0], largest?.[1]).toBeLessThan(MAX_HEADER_BYTES);
  }, 300_000);
}
