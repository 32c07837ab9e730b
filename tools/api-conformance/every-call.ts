import {
  defaultLocale,
  languages,
  localeNames,
  locales,
  translatedLocales,
  type Locale,
} from '../../src/i18n/locales';
import { parametersOf, takes, urlOf, type Address, type CallName } from './requests';
import { firstDifference } from './compare';
import type { Examiner } from './examiner';
import { examplesOf, inLanguage } from './examples';
import { shown } from './recorder';
import type { RuleName } from './rules';
import { proseIn } from './texts';

/** The part of texts in Cyrillic from which a reply is taken for one in this script: names stay Latin. */
const CYRILLIC_SHARE = 0.25;

const isCyrillic = (text: string) => /[\u0400-\u04ff]/.test(text);

const percent = (share: number) => `${Math.round(share * 100)}% of its texts in Cyrillic`;

/** Compares the languages of a call. */
async function checkLanguages(examiner: Examiner, example: Address): Promise<void> {
  const texts: Partial<Record<Locale, string[]>> = {};
  for (const lang of locales) {
    const address = await inLanguage(examiner, example, lang);
    const { data, fallback } = await examiner.reply(address);
    const prose = proseIn(data, fallback);
    texts[lang] = prose;
    if (prose.length < 2) continue;
    const { script } = languages[lang];
    const share = prose.filter(isCyrillic).length / prose.length;
    const holds = share >= CYRILLIC_SHARE === (script === 'Cyrillic');
    examiner.check(
      'language',
      address,
      holds,
      '$.data',
      `texts in ${script} script`,
      percent(share),
    );
  }
  const { [defaultLocale]: source = [] } = texts;
  for (const lang of translatedLocales) {
    const { [lang]: own = [] } = texts;
    if (languages[lang].script !== languages[defaultLocale].script) continue;
    if (source.length < 2 || own.length < 2) continue;
    const address = await inLanguage(examiner, example, lang);
    const differ =
      source.some((text) => !own.includes(text)) || own.some((text) => !source.includes(text));
    const expected = `${localeNames[lang]} texts`;
    examiner.check('language', address, differ, '$.data', expected, 'the Uzbek ones');
  }
}

/** Other ways to request the same reply: the rule that says so, and the query they add. */
const sameAs: [rule: RuleName, query: (call: CallName) => Record<string, string> | null][] = [
  ['lang-absent', (call) => (takes(call, 'lang') ? {} : null)],
  ['lang-other', (call) => (takes(call, 'lang') ? { lang: 'de' } : null)],
  ['empty-value', (call) => emptyValues(call)],
  ['unknown-key', () => ({ lang: defaultLocale, nothing: 'unknown', page: '2' })],
];

function emptyValues(call: CallName): Record<string, string> | null {
  const taken = parametersOf(call);
  return taken.length > 0 ? Object.fromEntries(taken.map((key) => [key, ''])) : null;
}

/** Requests an example in every way that must change nothing. */
async function checkSameness(examiner: Examiner, example: Address): Promise<void> {
  const usual = await inLanguage(examiner, example, defaultLocale);
  const expected = await examiner.data(usual);
  if (!expected) return;
  const query = Object.fromEntries(
    Object.entries(usual.query ?? {}).filter(([key]) => key !== 'lang'),
  );
  const compare = (rule: RuleName, address: Address, found: unknown) => {
    if (found === undefined) return;
    const difference = firstDifference(expected, found);
    const { at = '', expected: wanted = '', found: other = '' } = difference ?? {};
    const reply = `${wanted}, as in ${urlOf(usual)}`;
    examiner.check(rule, address, difference === null, at, reply, other);
  };
  compare('redirect', usual, await examiner.data(usual, '/'));
  for (const [rule, added] of sameAs) {
    const values = added(example.call);
    if (!values) continue;
    const address = { ...example, query: { ...values, ...query } };
    compare(rule, address, await examiner.data(address));
  }
}

/** A reply that the client has is 304; the same reply keeps its tag. */
async function checkRevalidation(examiner: Examiner, example: Address): Promise<void> {
  const address = await inLanguage(examiner, example, defaultLocale);
  const url = urlOf(address);
  const first = await examiner.client.refetch(url);
  const etag = first.headers.get('etag');
  if (!etag) return;
  const { status, bytes, headers } = await examiner.client.refetch(url, { 'if-none-match': etag });
  const isSame = Buffer.compare(first.bytes, bytes) === 0;
  if (status === 200 && !isSame) return;
  const holds = status === 304 && bytes.length === 0;
  const expected = '304 without a body';
  const found = `${status} with ${bytes.length} bytes`;
  examiner.check('not-modified', address, holds, 'status', expected, found);
  if (status !== 200) return;
  const other = headers.get('etag');
  examiner.check('etag', address, other === etag, 'header etag', shown(etag), shown(other));
}

/** The checks of every call, for one call. */
export async function checkEveryCall(examiner: Examiner, call: CallName): Promise<void> {
  for (const example of await examplesOf(examiner, call)) {
    if (takes(call, 'lang')) await checkLanguages(examiner, example);
    await checkSameness(examiner, example);
    await checkRevalidation(examiner, example);
  }
}
