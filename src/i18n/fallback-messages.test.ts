import { expect, test } from 'vitest';
import { locales } from '@/i18n/locales';
import { localised } from '@/lib/hrefs';
import { fallbackMessages } from './fallback-messages';

test.each(locales)('the last words are those of the messages, %s', async (locale) => {
  const { error, states } = (await import(`./messages/${locale}.json`)) as {
    error: object;
    states: { retry: string };
  };
  expect(fallbackMessages[locale]).toEqual({
    root: localised('/', locale),
    ...error,
    retry: states.retry,
  });
});
