import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { flightFixture } from '../../../../../tests/fixtures/flights';
import { names } from '@/features/names';
import messages from '@/i18n/messages/en.json';
import type { FlightDetail } from '../../schema';
import { Facts, type FlightPlaces } from './Facts';

vi.mock('@/ui/Icon/icon-href', () => ({ iconHref: (name: string) => `#${name}` }));

const flight = {
  ...flightFixture({ gate: '5', check_in_desks: '1–4', status: { value: 'boarding', text: '' } }),
  aircraft: null,
} as FlightDetail;

const shown = (places: FlightPlaces, more: Partial<FlightDetail> = {}) =>
  renderToStaticMarkup(
    <NextIntlClientProvider
      locale="en"
      messages={{ ...messages, ...names.en }}
      timeZone="Asia/Tashkent"
    >
      <Facts flight={{ ...flight, ...more }} asOf={flight.updated_at} places={places} />
    </NextIntlClientProvider>,
  );

const gate = '/airport/scheme/?floor=2&place=gate-5';

test('a gate that the floor plan has leads to it', () => {
  const html = shown({ gate });
  const [link = ''] = /<dd><a .*?<\/a>/.exec(html) ?? [];
  expect(link).toContain(`href="/en${gate.replace('&', '&amp;')}"`);
  expect(link).toMatch(/>5<.*> On the floor plan</);
  expect(html).toContain('<dd>1–4</dd>');
  expect(html.split('<a ')).toHaveLength(2);
});

test('one that it has not, or that is not known yet, is no link', () => {
  expect(shown({ gate: null })).toContain('<dd>5</dd>');
  expect(shown({})).not.toContain('<a ');
  expect(shown({ gate }, { gate: null })).not.toContain('<a ');
});
