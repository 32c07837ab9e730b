import { useLocale, useTranslations } from 'next-intl';
import Form from 'next/form';
import { Button } from '@/ui/Button/Button';
import { Field } from '@/ui/Field/Field';
import { Segmented } from '@/ui/Segmented/Segmented';
import { Select } from '@/ui/Select/Select';
import type { Option } from '@/schema-parts/common';
import type { ScheduleQuery } from '../query';
import { localised } from '@/lib/hrefs';
import { scheduleHref, schedulePath } from '../schedule-href';
import styles from './Schedule.module.scss';

interface Props {
  query: ScheduleQuery;
  cities: Option[];
  types: Option[];
}

/** Direction, city, date and type, all in the address: links and a GET form. */
export function ScheduleFilters({ query, cities, types }: Props) {
  const t = useTranslations('timetable');
  const { direction, city, date, type } = query;
  const key = JSON.stringify(query);
  return (
    <div className={styles.filters}>
      <Segmented
        strong
        label={t('direction')}
        segments={(['departure', 'arrival'] as const).map((value) => ({
          href: scheduleHref({ ...query, direction: value }),
          text: t(value === 'departure' ? 'departures' : 'arrivals'),
          current: direction === value,
          icon: value === 'departure' ? 'plane-takeoff' : 'plane-landing',
        }))}
      />
      <Form key={key} className={styles.form} action={localised(schedulePath, useLocale())}>
        {direction === 'arrival' && <input type="hidden" name="direction" value="arrival" />}
        {cities.length > 1 && (
          <Select
            quiet
            name="city"
            label={t('city')}
            options={cities}
            defaultValue={city || 'all'}
          />
        )}
        {types.length > 1 && (
          <Select quiet name="type" label={t('type')} options={types} defaultValue={type} />
        )}
        <Field
          label={t('date')}
          icon="calendar"
          type="date"
          name="date"
          defaultValue={date ?? ''}
        />
        <Button>{t('show')}</Button>
      </Form>
    </div>
  );
}
