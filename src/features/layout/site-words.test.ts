import formatMessage from 'use-intl/format-message/format-only';
import { expect, test } from 'vitest';
import { siteWords } from './site-words';

test('a name is shown as editors wrote it, whatever signs it has', () => {
  const name = "O'zbekiston {airport} <b> 'x'";
  const airport = { name, short_name: '', kind: '', description: '', code: 'RGX' };
  const options = { locale: 'en', cache: {}, formatters: {} } as never;
  expect(formatMessage('site.name', siteWords(airport).name, { airport: 'no' }, options)).toBe(
    name,
  );
});
