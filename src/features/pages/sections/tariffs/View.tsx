import { useLocale, useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { ClientWords } from '@/features/layout/ui/ClientWords/ClientWords';
import { layOut } from '@/lib/no-break-spaces';
import { sumText } from '@/lib/sum-text';
import { Text } from '@/ui/Text/Text';
import { TextIn } from '@/ui/Text/TextIn';
import type { SectionOf } from '../schemas';
import { Section } from '../shared/Section';
import { Table } from '../shared/Table';
import { ParkingCalculator } from './on-demand';
import styles from './View.module.scss';

/** What parking costs, as a table and worked out for a stay. */
export function TariffsSection({ section }: { section: SectionOf<'tariffs'> }) {
  const t = useTranslations('parking');
  const locale = useLocale();
  const { items } = section;
  const sum = (value: number) =>
    value ? layOut(t('sum', { sum: sumText(value, locale) })) : t('free');
  const rows = items.map((item) => [
    <Fragment key="zone">
      <Text of={item.title} />
      <TextIn as="span" className={styles.small} of={item.text} />
    </Fragment>,
    item.free_minutes ? layOut(t('minutesValue', { minutes: item.free_minutes })) : t('none'),
    sum(item.hour_price),
    sum(item.day_price),
  ]);
  return (
    <Section id={section.id} heading={section.heading}>
      {items.length > 0 && (
        <ClientWords namespaces={['parking']}>
          <ParkingCalculator tariffs={items} />
        </ClientWords>
      )}
      <TextIn as="p" className={styles.note} of={section.text} />
      <Table
        section={section}
        columns={[t('zone'), t('freeFor'), t('hour'), t('day')]}
        rows={rows}
      />
    </Section>
  );
}
