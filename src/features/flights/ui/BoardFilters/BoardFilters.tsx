import { useLocale, useTranslations } from 'next-intl';
import Form from 'next/form';
import { Button } from '@/ui/Button/Button';
import { Field } from '@/ui/Field/Field';
import { Icon } from '@/ui/Icon/Icon';
import { Segmented } from '@/ui/Segmented/Segmented';
import type { FlightsQuery } from '../../query';
import { boardHref } from '../../board-href';
import { localised } from '@/lib/hrefs';
import { addDays } from '@/lib/time';
import styles from './BoardFilters.module.scss';

interface Props {
  query: FlightsQuery;
  /** The airport's current date. */
  today: string;
}

/** Direction, day and search, all in the address: links and a GET form. */
export function BoardFilters({ query, today }: Props) {
  const t = useTranslations('board');
  const { direction, search, date = today } = query;
  const days = [
    { day: addDays(today, -1), text: t('yesterday') },
    { day: today, text: t('today') },
    { day: addDays(today, 1), text: t('tomorrow') },
  ];
  return (
    <div className={styles.filters}>
      <Segmented
        strong
        label={t('direction')}
        segments={[
          {
            href: boardHref({ direction: 'departure', search, date }, today),
            text: t('departures'),
            current: direction === 'departure',
            icon: 'plane-takeoff',
          },
          {
            href: boardHref({ direction: 'arrival', search, date }, today),
            text: t('arrivals'),
            current: direction === 'arrival',
            icon: 'plane-landing',
          },
        ]}
      />
      <Segmented
        label={t('day')}
        segments={days.map(({ day, text }) => ({
          href: boardHref({ direction, search, date: day }, today),
          text,
          current: day === date,
        }))}
      />
      <Form className={styles.form} action={localised('/flight-board/', useLocale())} role="search">
        {direction === 'arrival' && <input type="hidden" name="direction" value="arrival" />}
        <Field
          key={search}
          label={t('searchLabel')}
          icon="search"
          type="search"
          name="search"
          placeholder={t('search')}
          defaultValue={search}
          maxLength={200}
          autoComplete="off"
        />
        <div className={styles.date}>
          <Field
            key={date}
            label={t('date')}
            icon="calendar"
            type="date"
            name="date"
            defaultValue={date}
          />
        </div>
        <Button>
          <span className={styles.show}>{t('show')}</span>
          <span className={styles.go}>
            <Icon name="arrow-right" />
          </span>
        </Button>
      </Form>
    </div>
  );
}
