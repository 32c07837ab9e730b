'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Select } from '@/ui/Select/Select';
import type { SectionOf } from '../schemas';
import { useHydrated } from '@/ui/use-hydrated';
import { parkingPrice, sumText } from './parking';
import styles from './ParkingCalculator.module.scss';

const LONGEST_DAYS = 60;

/** Works out the price of a stay; the table above it says the same without JavaScript. */
export function ParkingCalculator({ tariffs }: { tariffs: SectionOf<'tariffs'>['items'] }) {
  const t = useTranslations('parking');
  const locale = useLocale();
  const running = useHydrated();
  const [zone, setZone] = useState(tariffs[0]?.value ?? '');
  const [stay, setStay] = useState({ days: 0, hours: 2, minutes: 0 });
  const tariff = tariffs.find(({ value }) => value === zone);
  if (!running || !tariff) return null;

  const total = parkingPrice(tariff, (stay.days * 24 + stay.hours) * 60 + stay.minutes);
  const amount = (name: keyof typeof stay, max: number) => (
    <label className={styles.amount}>
      <span>{t(name)}</span>
      <input
        type="number"
        inputMode="numeric"
        min={0}
        max={max}
        value={stay[name]}
        onChange={({ target }) => {
          const value = Math.min(max, Math.max(0, Math.trunc(target.valueAsNumber || 0)));
          setStay({ ...stay, [name]: value });
        }}
      />
    </label>
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
