'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState, type MouseEvent } from 'react';
import { SERVICE_ICON_SIZE } from '@/constants';
import { Icon } from '@/ui/Icon/Icon';
import { iconOr } from '@/ui/Icon/icon-or';
import { Text } from '@/ui/Text/Text';
import type { Option } from '@/schema-parts/common';
import { localised } from '@/lib/hrefs';
import { familyOf, iconOf } from '../kinds';
import type { PlanPlace } from '../types';
import styles from './KindFilter.module.scss';

/** Kinds shown before the rest is asked for. */
const FIRST = 12;

interface Props {
  places: PlanPlace[];
  kinds: Option[];
  chosen: string[];
  /** The address with other kinds chosen, for visitors without JavaScript. */
  hrefOf: (kinds: string[]) => string;
  onChoose: (kinds: string[]) => void;
}

/** The legend of the plan, which filters: several kinds may be on. */
export function KindFilter({ places, kinds, chosen, hrefOf, onChoose }: Props) {
  const t = useTranslations('scheme');
  const lang = useLocale();
  const [open, setOpen] = useState(false);
  const present = kinds
    .map((kind) => ({ ...kind, count: places.filter((place) => place.kind === kind.value).length }))
    .filter(({ count }) => count > 0);
  const hidden = present.length - FIRST;
  const shown = open || hidden < 2 ? present : present.slice(0, FIRST);

  const chip = (next: string[], pressed: boolean) => ({
    href: localised(hrefOf(next), lang),
    role: 'button',
    'aria-pressed': pressed,
    className: styles.chip,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      onChoose(next);
    },
  });
  return (
    <div className={styles.kinds} role="group" aria-label={t('kinds')}>
      <a {...chip([], chosen.length === 0)}>
        {t('everything')} <span className={styles.count}>{places.length}</span>
      </a>
      {shown.map(({ value, text, count }) => {
        const on = chosen.includes(value);
        return (
          <a
            key={value}
            {...chip(on ? chosen.filter((kind) => kind !== value) : [...chosen, value], on)}
            data-family={familyOf(value)}
          >
            <Icon name={iconOr(iconOf(value), 'map-pin')} size={SERVICE_ICON_SIZE} />
            <Text of={text} />
            {count > 1 && <span className={styles.count}>{count}</span>}
          </a>
        );
      })}
      {hidden > 1 && (
        <button type="button" className={styles.more} onClick={() => setOpen(!open)}>
          {open ? t('fewerKinds') : t('moreKinds', { count: hidden })}
          <Icon name="chevron-down" size={18} />
        </button>
      )}
    </div>
  );
}
