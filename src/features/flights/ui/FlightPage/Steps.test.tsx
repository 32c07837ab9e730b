import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { flightFixture } from '../../../../../tests/fixtures/flights';
import messages from '@/i18n/messages/en.json';
import type { FlightDetail } from '../../schema';
import { flightSteps } from '../../steps';
import { Steps } from './Steps';

const flight = { ...flightFixture(), aircraft: null } as FlightDetail;
const before = (minutes: number) =>
  new Date(Date.parse(flight.scheduled_at) - minutes * 60_000).toISOString();

/** What is shown of the next step some minutes before the departure. */
function nextAt(minutes: number, isStale = false): string {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="Asia/Tashkent">
      <Steps flight={flight} asOf={before(minutes)} isStale={isStale} />
    </NextIntlClientProvider>,
  );
  return /aria-current="step".*?<\/li>/.exec(html)?.[0] ?? '';
}

const inMinutes = /· in\s(\d+)\smin/;

test('the next step says in how many minutes, within the hour', () => {
  const next = flightSteps(flight, before(20)).find(({ done }) => !done);
  const away = Math.round((Date.parse(next?.at ?? '') - Date.parse(before(20))) / 60_000);
  expect(away).toBeGreaterThan(0);
  expect(inMinutes.exec(nextAt(20))?.[1]).toBe(String(away));
});

test('not before that, and not when the times are old', () => {
  expect(nextAt(600)).not.toMatch(inMinutes);
  expect(nextAt(600)).not.toBe('');
  expect(nextAt(20, true)).not.toMatch(inMinutes);
});
