import { useLocale, useTranslations } from 'next-intl';
import { ClientWords } from '@/features/layout/ui/ClientWords/ClientWords';
import { Text } from '@/ui/Text/Text';
import { TextIn } from '@/ui/Text/TextIn';
import type { SectionOf } from '../schema';
import { sumText } from '../parking';
import { ParkingCalculator } from './on-demand';
import { Section } from './Section';
import styles from './sections.module.scss';

/** What parking costs, as a table and worked out for a stay. */
export function TariffsSection({ section }: { section: SectionOf<'tariffs'> }) {
  const t = useTranslations('parking');
  const locale = useLocale();
  const { id, heading, items, note } = section;
  const sum = (value: number) => (value ? t('sum', { sum: sumText(value, locale) }) : t('free'));
  const columns = [t('zone'), t('freeFor'), t('hour'), t('day')];
  return (
    <Section {...section}>
      {items.length > 0 && (
        <table className={styles.table} aria-labelledby={heading ? `${id}-title` : undefined}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map((item, index) => (
              <tr key={index}>
                <th scope="row">
                  <Text of={item.title} />
                  <TextIn as="span" className={styles.small} of={item.text} />
                </th>
                <td data-column={columns[1]}>
                  {item.free_minutes
                    ? t('minutesValue', { minutes: item.free_minutes })
                    : t('none')}
                </td>
                <td data-column={columns[2]}>{sum(item.hour_price)}</td>
                <td data-column={columns[3]}>{sum(item.day_price)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <TextIn as="p" className={styles.small} of={note} />
      {items.length > 0 && (
        <ClientWords namespaces={['parking']}>
          <ParkingCalculator tariffs={items} />
        </ClientWords>
      )}
    </Section>
  );
}
