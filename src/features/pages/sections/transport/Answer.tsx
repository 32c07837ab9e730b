import { useLocale, useTranslations } from 'next-intl';
import Form from 'next/form';
import { Button } from '@/ui/Button/Button';
import { Icon } from '@/ui/Icon/Icon';
import { iconOr } from '@/ui/Icon/icon-or';
import { Segmented } from '@/ui/Segmented/Segmented';
import { Select } from '@/ui/Select/Select';
import { TextIn } from '@/ui/Text/TextIn';
import { localised } from '@/lib/hrefs';
import { isBlank } from '@/lib/local-text';
import { clockPattern } from '@/lib/patterns';
import type { SectionOf } from '../schemas';
import styles from './Answer.module.scss';
import { answersFrom, type Answer as Option } from './departures';

/** Half an hour apart. */
const CLOCKS = Array.from(
  { length: 48 },
  (_, half) => `${String(half >> 1).padStart(2, '0')}:${half % 2 ? '30' : '00'}`,
);

interface Props {
  section: SectionOf<'transport'>;
  /** The page's path. */
  path: string;
  /** As the address asks: an origin's value, and a clock. */
  from: unknown;
  at: unknown;
  /** The airport's clock, `HH:MM`. */
  now: string;
}

/** "From where, when": the ways from there with minutes, price and the next departure, all in the address. */
export function Answer({ section, path, from, at, now }: Props) {
  const t = useTranslations('ways');
  const locale = useLocale();
  const { id, items } = section;
  // A place without a name cannot be chosen; from one without ways there is nothing to say.
  const origins = section.origins.filter(
    (place) => !isBlank(place.title) && answersFrom(place, items, now).length > 0,
  );
  const origin = origins.find(({ value }) => value === from) ?? origins[0];
  if (!origin) return null;
  const asked = typeof at === 'string' && clockPattern.test(at) ? at : '';
  const clocks = [...new Set([...CLOCKS, ...(asked ? [asked] : [])])].sort();
  const href = (value: string) =>
    `${path}?${new URLSearchParams({ from: value, ...(asked && { at: asked }) })}#${id}`;
  return (
    <div className={styles.answer}>
      <Segmented
        strong
        label={t('from')}
        segments={origins.map(({ value, title }) => ({
          href: href(value),
          text: title,
          current: value === origin.value,
        }))}
      />
      <Form
        key={`${origin.value} ${asked}`}
        className={styles.form}
        action={`${localised(path, locale)}#${id}`}
      >
        <input type="hidden" name="from" value={origin.value} />
        <Select
          quiet
          name="at"
          label={t('when')}
          options={[
            { value: '', text: t('now', { time: now }) },
            ...clocks.map((clock) => ({ value: clock, text: clock })),
          ]}
          defaultValue={asked}
        />
        <Button>{t('show')}</Button>
      </Form>
      <ul className={styles.options}>
        {answersFrom(origin, items, asked || now).map((option, index) => (
          <OptionRow key={index} option={option} />
        ))}
      </ul>
    </div>
  );
}

function OptionRow({ option }: { option: Option }) {
  const t = useTranslations('ways');
  const { way, trip, arrives } = option;
  return (
    <li>
      <Icon name={iconOr(way.icon, 'map-pin')} size={28} />
      <TextIn as="strong" className={styles.title} of={way.title} />
      <p className={styles.minutes}>{t('minutes', { minutes: trip.minutes })}</p>
      <p className={styles.departs}>
        <Departure {...option} />
      </p>
      <TextIn as="p" className={styles.stop} of={trip.text} />
      <TextIn as="p" className={styles.price} of={way.price} />
      <p className={styles.arrives}>{t('arrives', { time: arrives })}</p>
    </li>
  );
}

function Departure({ trip: { runs }, departs, isPaused }: Option) {
  const t = useTranslations('ways');
  if (!runs || !departs) return t('anyTime');
  const { last, every } = runs;
  if (isPaused) return t('paused', { time: departs, last });
  return departs === last
    ? t('lastOne', { time: last })
    : t('next', { time: departs, every, last });
}
