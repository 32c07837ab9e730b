import { XMLParser } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { byLanguage } from '@/i18n/locales';
import { capAlert } from './cap';
import type { Disruption } from './schema';

const fog: Disruption = {
  id: '7',
  severity: 'closure',
  over: false,
  heading: 'Fog & <closure>',
  text: 'No flights.',
  advice: 'Stay at home.',
  details: '',
  cause: { value: 'fog', text: 'Fog' },
  announced_at: '2026-11-25T05:03:00+05:00',
  updated_at: '2026-11-25T05:03:02+05:00',
  from: '2026-11-25T05:00:00+05:00',
  until: '2026-11-25T11:00:00+05:00',
  ended_at: null,
  flights: null,
};
const sender = {
  origin: 'https://airport.example',
  pages: byLanguage((lang) => `https://airport.example/${lang}/disruption/`),
  airport: 'Registon International Airport',
};
const alertOf = (disruption: Disruption) =>
  capAlert(
    byLanguage(() => disruption),
    sender,
  );

test('an alert has what CAP 1.2 requires, in three languages', () => {
  const { alert: read } = new XMLParser().parse(alertOf(fog)) as {
    alert: Record<string, unknown> & { info: Record<string, unknown>[] };
  };
  expect(read).toMatchObject({
    identifier: 'disruption-7-1795564980',
    sender: 'airport.example',
    sent: '2026-11-25T05:03:00+05:00',
    status: 'Actual',
    msgType: 'Alert',
    scope: 'Public',
  });
  expect(read.info.map(({ language }) => language)).toEqual(['uz', 'ru', 'en']);
  expect(read.info[2]).toMatchObject({
    category: 'Met',
    event: 'Fog',
    urgency: 'Immediate',
    severity: 'Severe',
    certainty: 'Observed',
    expires: '2026-11-25T11:00:00+05:00',
    web: 'https://airport.example/en/disruption/',
  });
  expect(alertOf(fog)).toContain('Fog &#38; &#60;closure&#62;');
});

test('a sign that XML does not have is left out', () => {
  expect(alertOf({ ...fog, text: 'No\u0007 flights.\n' })).toContain(
    '<description>No flights.\n</description>',
  );
});

test('what follows refers to it: a change, its end', () => {
  const first = 'airport.example,disruption-7-1795564980,2026-11-25T05:03:00+05:00';
  const changed = { ...fog, updated_at: '2026-11-25T07:00:00+05:00', until: null };
  expect(alertOf(changed)).toContain(`<references>${first}</references>`);
  expect(alertOf(changed)).toContain('<msgType>Update</msgType>');
  expect(alertOf(changed)).not.toContain('<expires>');
  expect(alertOf({ ...changed, over: true })).toContain('<msgType>Cancel</msgType>');
});
