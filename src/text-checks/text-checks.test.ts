import { expect, test } from 'vitest';
import { sharedValues } from '../../content/load';
import { siteTexts } from '../../content/site-texts';
import { textCheckWords } from '@/cms/admin-words/say';
import { adminLanguages } from '@/i18n/label';
import { acceptedFindings } from './accepted-findings';
import { checkText, withSuggestions, type AcceptedFinding, type TextFinding } from './check-text';
import { terms } from './glossary';
import { checkedLanguages, type CheckedLanguage, type Rule, type Texts } from './rule';
import { keywordRules, rules, type RuleId } from './rules';
import { wordings } from './wordings';

const values = new Map([['press-phone', '+998 00 000 00 09']]);

/** The texts with what a rule suggests, and what it has no suggestion for in ⟦these⟧. */
function judged({ id, find, languages }: Rule<RuleId>, texts: Texts): Texts {
  return Object.fromEntries(
    checkedLanguages.flatMap((lang) => {
      const text = texts[lang];
      if (text === undefined) return [];
      const findings = languages.includes(lang) ? find(text, lang, texts, values) : [];
      const marked = findings.map((one) => ({ rule: id, suggestion: `⟦${one.found}⟧`, ...one }));
      return [[lang, withSuggestions(text, marked)]];
    }),
  );
}

test.each(rules)('$id finds its examples, and nothing in right texts', (rule: Rule<RuleId>) => {
  for (const texts of rule.right) expect(judged(rule, texts)).toEqual(texts);
  for (const [texts, mended] of rule.wrong) {
    expect(judged(rule, texts)).toEqual(mended);
    expect(judged(rule, mended)).not.toEqual(texts);
  }
});

test.each(adminLanguages)('each rule has a name and an explanation in %s', (language) => {
  const words = textCheckWords(language);
  for (const { id } of rules) expect([words(id), words(`${id}Why`)]).not.toContain('undefined');
});

const find = (text: string, lang: CheckedLanguage, among: readonly Rule<RuleId>[] = rules) =>
  checkText({ [lang]: text }, { rules: among })[lang]?.map(({ found }) => found) ?? [];

test.each(checkedLanguages)('each phrase of the glossary is found in %s', (lang) => {
  const glossaries = rules.filter(({ id }) => id === 'glossary' || id === 'wording');
  const phrases = [...terms.flatMap(({ instead }) => instead[lang] ?? []), ...wordings[lang]];
  for (const { not, but } of phrases) {
    const [ending = ''] = typeof but === 'string' ? [] : Object.keys(but);
    for (const phrase of not.split('|')) {
      const endings = ending.split('~');
      const written = phrase.replace(/~/g, () => endings.shift() ?? '');
      expect([phrase, ...find(written, lang, glossaries)]).toEqual([phrase, written]);
    }
  }
});

test('what a text has that is not read is not judged', () => {
  const url = '[map](https://example.com/a,b--c/?x=1:5) name@example.com';
  expect(find(url, 'en')).toEqual([]);
  expect(
    find(
      '{flights, plural, =0 {} one {# flight is late.} other {# flights are late.}} Check',
      'en',
    ),
  ).toEqual([]);
});

test('a finding is accepted by its rule, its words and its place', () => {
  const texts = { en: 'The the gate' };
  const accepted = [{ rule: 'doubledWords' as const, found: 'The the', place: 'pages.home.title' }];
  expect(checkText(texts, { accepted, place: 'pages.home.title' })).toEqual({ en: [] });
  expect(checkText(texts, { accepted, place: 'pages.home.lead' }).en).toHaveLength(1);
  expect(
    checkText({ en: 'The the gate gate' }, { accepted, place: 'pages.home.title' }).en,
  ).toEqual([{ rule: 'doubledWords', start: 8, end: 17, found: 'gate gate', suggestion: 'gate' }]);
});

test('findings are in the order of the text, and of two suggestions for the same words the first is taken', () => {
  const { ru = [] } = checkText({ ru: 'Зал регистрации , до 7 кг еще' });
  expect(ru.map(({ start }) => start)).toEqual(
    ru.map(({ start }) => start).toSorted((a, b) => a - b),
  );
  expect(withSuggestions('Зал регистрации , до 7 кг еще', ru)).toBe('Зал вылета, до 7 кг ещё');
});

interface PlacedFinding extends TextFinding {
  place: string;
}

const all = siteTexts.flatMap(({ place, texts }) =>
  Object.values(
    checkText(texts, {
      place,
      values: sharedValues,
      ...(place.endsWith('.keywords') && { rules: keywordRules }),
    }),
  ).flatMap((findings) => findings.map((one): PlacedFinding => ({ ...one, place }))),
);

const isOf =
  ({ rule, found, place }: PlacedFinding) =>
  (accepted: AcceptedFinding) =>
    accepted.rule === rule && accepted.found === found && accepted.place === place;

test('the content and the messages have no findings but the accepted ones', () => {
  expect(siteTexts.length).toBeGreaterThan(2000);
  expect(all.filter((one) => !acceptedFindings.some(isOf(one)))).toEqual([]);
});

test('everything that is accepted is there, and it is less than three in a thousand words', () => {
  const words = siteTexts.flatMap(({ texts }) =>
    Object.values(texts).flatMap((text) => text.split(/\s+/)),
  );
  expect(all.length).toBeLessThan((words.length * 3) / 1000);
  for (const accepted of acceptedFindings) {
    expect(all).toContainEqual(
      expect.objectContaining({
        rule: accepted.rule,
        found: accepted.found,
        place: accepted.place,
      }),
    );
  }
});
