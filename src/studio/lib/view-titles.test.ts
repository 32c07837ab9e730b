import { expect, test } from 'vitest';
import configuration from '../../../payload.config';
import { viewTitle } from './view-titles';

test('every view of the project has its title in the admin’s language', async () => {
  const { admin } = await configuration;
  // Without a path of its own a view stands in the place of one of Payload's.
  const paths = Object.values(admin.components?.views ?? {}).flatMap(({ path }) => path ?? []);
  expect(paths).toContain('/translations');
  for (const path of paths) {
    const titles = ['uz', 'ru', 'en'].map((lang) => viewTitle(path.split('/').slice(1), lang));
    expect(new Set(titles).size, path).toBe(3);
    expect(titles).not.toContain(null);
  }
});

test('Payload’s views have their own', () => {
  expect(viewTitle([], 'ru')).toBeNull();
  expect(viewTitle(['collections', 'pages'], 'ru')).toBeNull();
});
