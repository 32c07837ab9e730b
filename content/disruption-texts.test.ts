import { expect, test } from 'vitest';
import { severityNames } from '../src/features/disruption/kinds';
import { textFieldNames, textFields } from '../src/features/disruption/text-fields';
import { textOf, textProblem } from '../src/features/disruption/texts';
import { contentLocales, layoutContent, type Localized } from './load';

const { disruptionTexts } = layoutContent;

const problemsOf = (texts: Localized, counts: boolean, link: boolean) =>
  contentLocales.flatMap((lang) => textProblem(texts[lang], lang, { counts, link }) ?? []);

test.each(severityNames)(
  'what is prepared for %s can be said with any count and period',
  (name) => {
    for (const field of textFieldNames) {
      const { counts } = textFields[field];
      const texts = disruptionTexts[name][field];
      expect(problemsOf(texts, counts, field === 'messenger'), field).toEqual([]);
    }
  },
);

test('so can what is said once it is over', () => {
  const { allClear, allClearAdvice } = disruptionTexts;
  expect([allClear, allClearAdvice].flatMap((texts) => problemsOf(texts, false, false))).toEqual(
    [],
  );
});

test.each(contentLocales)('what is sent to messengers fits one message in %s', (lang) => {
  for (const name of severityNames) {
    const text = textOf(disruptionTexts[name].messenger[lang], lang, {
      cause: disruptionTexts.causes.dust[lang],
      from: '05:00',
      until: '11:00',
      known: 'yes',
      flights: 124,
      link: 'https://www.airport.example/en/disruption/',
    });
    expect(text.length, text).toBeLessThanOrEqual(400);
    expect(text).not.toMatch(/[{}]/);
  }
});
