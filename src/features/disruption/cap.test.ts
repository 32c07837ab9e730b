import { XMLParser } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { byLanguage } from '@/i18n/locales';
import { capAlert, type CapAlert } from './cap';

const alert: CapAlert = {
  id: 'rgx-2026-11-25-1',
  sentAt: Date.parse('2026-11-25T05:03:00+05:00'),
  type: 'Alert',
  refersTo: null,
  isExercise: false,
  cause: 'fog',
  severity: 'closure',
  from: Date.parse('2026-11-25T05:00:00+05:00'),
  until: Date.parse('2026-11-25T11:00:00+05:00'),
  sender: 'https://airport.example',
  web: byLanguage((lang) => `https://airport.example/${lang}/disruption/`),
  texts: byLanguage(() => ({ heading: 'Fog & <closure>', text: 'No flights.', advice: '' })),
  area: 'Registon International Airport',
};

test('an alert has what CAP 1.2 requires, in three languages', () => {
  const { alert: read } = new XMLParser().parse(capAlert(alert)) as {
    alert: Record<string, unknown> & { info: Record<string, unknown>[] };
  };
  expect(read).toMatchObject({
    identifier: alert.id,
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
  expect(capAlert(alert)).toContain('Fog &#38; &#60;closure&#62;');
});

test('its end refers to it, and a rehearsal says so', () => {
  const end = capAlert({
    ...alert,
    id: 'rgx-2026-11-25-2',
    type: 'Cancel',
    refersTo: { id: alert.id, sentAt: alert.sentAt },
    isExercise: true,
    until: null,
  });
  expect(end).toContain(
    '<references>airport.example,rgx-2026-11-25-1,2026-11-25T05:03:00+05:00</references>',
  );
  expect(end).toContain('<status>Exercise</status>');
  expect(end).not.toContain('<expires>');
});
