'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Icon } from '@/ui/Icon/Icon';
import { Text } from '@/ui/Text/Text';
import { classes } from '@/lib/classes';
import { sumText } from '@/lib/sum-text';
import { useEarlyChange } from '@/ui/use-early-change';
import type { SectionOf } from '../schemas';
import { parkingPrice } from './parking';
import styles from './ParkingCalculator.module.scss';

interface Stay {
  days: number;
  hours: number;
}

/** The most that can be entered. */
const LONGEST: Stay = { days: 60, hours: 23 };

/** Meeting somebody, a day trip, a weekend, a week. */
const usual: Stay[] = [
  { days: 0, hours: 2 },
  { days: 1, hours: 0 },
  { days: 3, hours: 0 },
  { days: 7, hours: 0 },
];

const FIRST: Stay = { days: 1, hours: 0 };

/** What a stay costs in each car park; the table below it says the same without JavaScript. */
export function ParkingCalculator({ tariffs }: { tariffs: SectionOf<'tariffs'>['items'] }) {
  const t = useTranslations('parking');
  const locale = useLocale();
  const [stay, setStay] = useState(FIRST);
  const prices = tariffs.map((tariff) => parkingPrice(tariff, (stay.days * 24 + stay.hours) * 60));
  const least = Math.min(...prices);
  const isShort = stay.days + stay.hours === 0;
  const amount = (name: keyof Stay) => (
    <Stepper
      label={t(name)}
      less={t('less')}
      more={t('more')}
      max={LONGEST[name]}
      value={stay[name]}
      onChange={(value) => setStay((known) => ({ ...known, [name]: value }))}
    />
  );
  return (
    <fieldset className={styles.calculator}>
      <legend>{t('length')}</legend>
      <div className={styles.choice}>
        <div className={styles.stay}>
          {amount('days')}
          {amount('hours')}
        </div>
        <div className={styles.usual}>
          {usual.map(({ days, hours }) => (
            <button
              key={days}
              type="button"
              aria-pressed={days === stay.days && hours === stay.hours}
              onClick={() => setStay({ days, hours })}
            >
              {days ? t('forDays', { count: days }) : t('forHours', { count: hours })}
            </button>
          ))}
        </div>
      </div>
      <div role="status" aria-label={t('calculator')}>
        <dl className={styles.prices}>
          {tariffs.map(({ value, title }, index) => {
            const price = prices[index] ?? 0;
            const isLeast = !isShort && price === least && prices.length > 1;
            return (
              <div key={value} className={classes(isLeast && styles.least)}>
                <dt>
                  <Text of={title || value} />
                  {isLeast && <small>{t('least')}</small>}
                </dt>
                <dd>
                  {price ? t('sum', { sum: sumText(price, locale) }) : isShort ? '—' : t('free')}
                </dd>
              </div>
            );
          })}
        </dl>
      </div>
    </fieldset>
  );
}

interface StepperProps {
  label: string;
  less: string;
  more: string;
  max: number;
  value: number;
  onChange: (value: number) => void;
}

/** A whole number between two buttons. */
function Stepper({ label, less, more, max, value, onChange }: StepperProps) {
  const control = useRef<HTMLInputElement>(null);
  const set = (to: number) => onChange(Math.min(max, Math.max(0, Math.trunc(to || 0))));
  const read = ({ valueAsNumber }: HTMLInputElement) => set(valueAsNumber);
  useEarlyChange(control, read);
  return (
    <div className={styles.stepper}>
      <label>
        <span>{label}</span>
        <input
          ref={control}
          type="number"
          inputMode="numeric"
          min={0}
          max={max}
          value={value}
          onChange={({ target }) => read(target)}
        />
      </label>
      <button
        type="button"
        aria-label={`${label}: ${less}`}
        aria-disabled={value <= 0}
        onClick={() => set(value - 1)}
      >
        <Icon name="minus" />
      </button>
      <button
        type="button"
        aria-label={`${label}: ${more}`}
        aria-disabled={value >= max}
        onClick={() => set(value + 1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
