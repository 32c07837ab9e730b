import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { names } from '@/features/names';
import english from '@/i18n/messages/en.json';
import { toJsonProp } from '@/lib/json-prop';
import type { DisruptionReply } from '../../schema';
import { DisruptionPage } from './DisruptionPage';

vi.mock('@/ui/Icon/icon-href', () => ({ iconHref: (name: string) => `#${name}` }));

const calm = { disruptions: [], as_of: '2026-11-21T14:20:00+05:00' } as unknown as DisruptionReply;

const shown = (reply: DisruptionReply) =>
  renderToStaticMarkup(
    <NextIntlClientProvider
      locale="en"
      messages={{ ...english, ...names.en }}
      timeZone="Asia/Tashkent"
    >
      <DisruptionPage
        lang="en"
        initial={toJsonProp(reply)}
        unavailable="unavailable"
        changes="1 flight is late"
        whenCalm="next flights"
        ways="ways on"
      />
    </NextIntlClientProvider>,
  );

test('while nothing is disrupted it says as of when, what flights are next, and where help is', () => {
  const html = shown(calm);
  expect(html).toContain(english.disruption.none);
  for (const text of ['14:20', '1 flight is late', 'next flights', 'ways on'])
    expect(html).toContain(text);
});

test('a state that is old says so', () => {
  expect(shown({ ...calm, stale: true } as DisruptionReply)).toContain(
    english.board.stale.split('{')[0],
  );
});
