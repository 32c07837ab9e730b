import vm from 'node:vm';
import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { DISRUPTION_CLOSED_KEY } from '@/constants';
import { names } from '@/features/names';
import english from '@/i18n/messages/en.json';
import { severities, severityNames } from '../../kinds';
import type { DisruptionNotice } from '../../schema';
import { CLOSES_ATTRIBUTE, closingScript, noticeKey, SHOWN_ATTRIBUTE } from './closing';
import { DisruptionBanner } from './DisruptionBanner';

vi.mock('@/ui/Icon/icon-href', () => ({ iconHref: (name: string) => `#${name}` }));

const messages = { ...english, ...names.en };

const notice: DisruptionNotice = {
  id: '7',
  severity: 'closure',
  over: false,
  heading: 'Fog has closed the airfield',
  text: 'Flights are late until about 11:00.',
  updated_at: '2026-11-25T05:03:00+05:00',
};

const shown = (more: Partial<DisruptionNotice>) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="Asia/Tashkent">
      <DisruptionBanner notice={{ ...notice, ...more }} />
    </NextIntlClientProvider>,
  );

const looks = [...severityNames.map((severity) => ({ severity })), { over: true }];

test('each severity, and the all-clear, has a sign and words of its own', () => {
  const said = looks.map((look) => {
    const html = shown(look);
    expect(html).toContain(
      'over' in look ? messages.notice.lifted : severities[look.severity].label.en,
    );
    return /#[\w-]+/.exec(html)?.[0];
  });
  expect(new Set(said).size).toBe(looks.length);
});

test('it says what is the matter and leads to its page', () => {
  const html = shown({});
  for (const text of [notice.heading, notice.text, 'href="/en/disruption/"']) {
    expect(html).toContain(text);
  }
});

/** Loads a page with a notice, and closes it. */
function visit(kept: Map<string, string>, key: string) {
  const attributes = new Map([[SHOWN_ATTRIBUTE, key]]);
  let click: (event: object) => void = () => {};
  class Element {
    closest = (selector: string) => (selector === `[${CLOSES_ATTRIBUTE}]` ? this : null);
  }
  vm.runInNewContext(closingScript, {
    Element,
    document: {
      documentElement: {
        getAttribute: (name: string) => attributes.get(name) ?? null,
        removeAttribute: (name: string) => attributes.delete(name),
      },
      addEventListener: (_: string, listener: typeof click) => {
        click = listener;
      },
    },
    localStorage: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
    },
  });
  const wasShown = attributes.has(SHOWN_ATTRIBUTE);
  click({ target: new Element() });
  return { wasShown, isShown: attributes.has(SHOWN_ATTRIBUTE) };
}

test('closed it stays away until it says something else', () => {
  const kept = new Map<string, string>();
  const changed = noticeKey({ ...notice, updated_at: '2026-11-25T07:30:00+05:00' });
  expect(visit(kept, noticeKey(notice))).toEqual({ wasShown: true, isShown: false });
  expect(kept).toEqual(new Map([[DISRUPTION_CLOSED_KEY, '7 2026-11-25T05:03:00+05:00']]));
  expect(visit(kept, noticeKey(notice)).wasShown).toBe(false);
  expect(visit(kept, changed).wasShown).toBe(true);
});
