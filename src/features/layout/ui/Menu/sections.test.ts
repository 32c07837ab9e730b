import { expect, test } from 'vitest';
import { SUBMENU_ONE_COLUMN } from '@/constants';
import { firstSection, submenuColumns } from './sections';

test('a submenu stands in two columns when it has more than 10 entries', () => {
  expect(SUBMENU_ONE_COLUMN).toBe(10);
  expect(submenuColumns(SUBMENU_ONE_COLUMN)).toBe(1);
  expect(submenuColumns(SUBMENU_ONE_COLUMN + 1)).toBe(2);
});

const entry = (id: number, href: string) => ({ id, href, text: href });
const nav = [
  entry(1, '/contacts/'),
  { ...entry(2, '/passengers/'), submenu: [entry(21, '/parking/?floor=1#prices')] },
  { ...entry(3, '/services/'), submenu: [entry(31, '/services/shops/')] },
];

test.each([
  ['/parking/', 2],
  ['/services/shops/', 3],
  ['/services/wifi/', 3],
  ['/elsewhere/', 2],
  ['/contacts/', 2],
])('on %s the wide menu shows section %i', (path, id) => {
  expect(firstSection(nav, path)).toBe(id);
});

test('a menu without submenus shows none', () => {
  expect(firstSection([entry(1, '/contacts/'), { ...entry(2, '/a/'), submenu: [] }], '/')).toBe(
    undefined,
  );
});
