import { createTranslator } from 'next-intl';
import { expect, test } from 'vitest';
import { siteWords } from './site-words';

test('a name is shown as editors wrote it, whatever signs it has', () => {
  const name = "O'zbekiston {airport} <b> 'x'";
  const airport = { name, short_name: '', kind: '', description: '', code: 'RGX' };
  const t = createTranslator({ locale: 'en', messages: { site: siteWords(airport) } });
  expect(t('site.name')).toBe(name);
});
