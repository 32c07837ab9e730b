import { formatDate } from '@payloadcms/ui/shared';
import { format } from 'date-fns';
import { enUS } from 'date-fns/locale/en-US';
import { ru } from 'date-fns/locale/ru';
import { afterAll, expect, test, vi } from 'vitest';
import { uzbekDates } from '@/cms/admin-language/uzbek-dates';
import configuration from '../../../payload.config';
import { inAirportZone, ZONED_FORMAT } from './zoned';

afterAll(() => vi.unstubAllEnvs());

const MOMENT = '2026-11-25T20:30:15.000Z';

test.each(['America/Los_Angeles', 'UTC', 'Asia/Tashkent', 'Pacific/Kiritimati'])(
  'in a browser set to %s Payload writes a moment in the airport’s time, and says so',
  async (zone) => {
    vi.stubEnv('TZ', zone);
    const { dateFormat: pattern } = (await configuration).admin;
    for (const dates of [uzbekDates, ru, enUS]) {
      const i18n = { dateFNS: inAirportZone(dates) } as never;
      expect(formatDate({ date: MOMENT, i18n, pattern })).toBe('26.11.2026 01:30 UTC+5');
    }
  },
);

test('what names no zone, such as the date in a picker, is written as it is', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  const written = (pattern: string) =>
    format(new Date(MOMENT), pattern, { locale: inAirportZone(ru) });
  expect(written('dd.MM.yyyy HH:mm')).toBe('25.11.2026 12:30');
  expect(written('LLLL yyyy')).toBe('ноябрь 2026');
});

test('a document that is called by a moment names the zone', async () => {
  const { collections } = await configuration;
  const called = collections.flatMap(({ slug, admin, flattenedFields }) => {
    const field = flattenedFields.find(({ name }) => name === admin.useAsTitle);
    return field?.type === 'date' ? [[slug, field.admin?.date?.displayFormat]] : [];
  });
  expect(called).toEqual([['disruptions', ZONED_FORMAT]]);
});
