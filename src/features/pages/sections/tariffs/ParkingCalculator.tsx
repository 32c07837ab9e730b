'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Select } from '@/ui/Select/Select';
import type { SectionOf } from '../schemas';
import { useEarlyChange } from '@/ui/use-early-change';
import { parkingPrice, sumText } from './parking';
import styles from './ParkingCalculator.module.scss';

const LONGEST_DAYS = 60;

/** Works out the price of a stay; the table above it says the same without JavaScript. */
export function ParkingCalculator({ tariffs }: { tariffs: SectionOf<'tariffs'>['items'] }) {
  const t = useTranslations('parking');
  const locale = useLocale();
  const [zone, setZone] = useState(tariffs[0]?.value ?? '');
  const [stay, setStay] = useState({ days: 0, hours: 2, minutes: 0 });
  const tariff = tariffs.find(({ value }) => value === zone);
  if (!tariff) return null;

  const total = parkingPrice(tariff, (stay.days * 24 + stay.hours) * 60 + stay.minutes);
  const amount = (name: keyof typeof stay, max: number) => (
    <Amount
      label={t(name)}
      max={max}
      value={stay[name]}
      onAmount={(value) => setStay((known) => ({ ...known, [name]: value }))}
    />
  );
  return (
    <fieldset className={styles.calculator}>
      <legend>{t('calculator')}</legend>
      <Select
        label={t('zone')}
        value={zone}
        options={tariffs.map(({ value, title }) => ({ value, text: title || value }))}
        onChange={({ target }) => setZone(target.value)}
      />
      <div className={styles.stay} role="group" aria-label={t('length')}>
        {amount('days', LONGEST_DAYS)}
        {amount('hours', 23)}
        {amount('minutes', 59)}
      </div>
      <p className={styles.total}>
        {t('total')}
        <output>{total ? t('sum', { sum: sumText(total, locale) }) : t('free')}</output>
      </p>
    </fieldset>
  );
}

interface AmountProps {
  label: string;
  max: number;
  value: number;
  onAmount: (amount: number) => void;
}

function Amount({ label, max, value, onAmount }: AmountProps) {
  const control = useRef<HTMLInputElement>(null);
  const read = ({ valueAsNumber }: HTMLInputElement) =>
    onAmount(Math.min(max, Math.max(0, Math.trunc(valueAsNumber || 0))));
  useEarlyChange(control, read);
  return (
    <label className={styles.amount}>
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
  );
}
