import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import messages from '@/i18n/messages/en.json';
import { PressRow } from './PressRow';

vi.mock('@/ui/Icon/icon-href', () => ({ iconHref: (name: string) => `#${name}` }));

const item = {
  id: 'new-flight',
  title: 'A new flight to Navoi',
  text: 'From the first of December, daily.',
  date: '2026-11-21',
  type: { value: 'news', text: 'News' },
  image: null,
  href: '/press-center/press-releases/new-flight/',
};

const shown = (brief: boolean) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="Asia/Tashkent">
      <PressRow item={item} brief={brief} />
    </NextIntlClientProvider>,
  );

test('a release in a list says its day and type once, and its first words', () => {
  const html = shown(false);
  for (const text of ['2026-11-21', 'News', item.title, item.text]) {
    expect(html.split(text), text).toHaveLength(2);
  }
});

test('where there is little room it is its day and title', () => {
  expect(shown(true)).not.toContain(item.text);
  expect(shown(true)).not.toContain('News');
});
