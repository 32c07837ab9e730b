'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, type MouseEvent } from 'react';
import { OpenState } from '@/features/places/ui/OpenState';
import { SERVICE_ICON_SIZE } from '@/constants';
import { Icon } from '@/ui/Icon/Icon';
import { iconOr } from '@/ui/Icon/icon-or';
import { SiteLink } from '@/ui/SiteLink/SiteLink';
import { Text } from '@/ui/Text/Text';
import { planHref } from '../address';
import { familyOf, iconOf } from '../kinds';
import type { PlanFloor, PlanPlace } from '../types';
import styles from './PlanList.module.scss';

interface Props {
  floor: PlanFloor;
  places: PlanPlace[];
  /** Floors that have what is sought. */
  elsewhere: { floor: number; count: number }[];
  chosen: PlanPlace | null;
  now: number;
  hrefOf: (place: PlanPlace) => string;
  onSelect: (place: PlanPlace) => void;
  onFloor: (floor: number) => void;
}

/** The places of a floor by area: the same as on the drawing, so that nobody needs the drawing. */
export function PlanList(props: Props) {
  const { floor, places, elsewhere, chosen, now, hrefOf, onSelect, onFloor } = props;
  const t = useTranslations('scheme');
  const words = useTranslations('places');
  const list = useRef<HTMLDivElement>(null);
  const id = chosen?.id;
  useEffect(() => {
    const box = list.current;
    const row = id ? box?.querySelector<HTMLElement>(`[data-place="${CSS.escape(id)}"]`) : null;
    if (box && row && box.scrollHeight > box.clientHeight) {
      box.scrollTo({ top: row.offsetTop - box.clientHeight / 2 });
    }
  }, [id]);

  const groups = [
    { title: words('after'), items: places.filter(({ side }) => side === 'after') },
    { title: words('before'), items: places.filter(({ side }) => side === 'before') },
    { title: t('other'), items: places.filter(({ side }) => side === null) },
  ].filter(({ items }) => items.length > 0);
  const pick = (event: MouseEvent, act: () => void) => {
    event.preventDefault();
    act();
  };
  return (
    // The list scrolls on its own on wide screens, so the keyboard must reach it.
    <div
      className={styles.list}
      ref={list}
      role="region"
      aria-labelledby="places-title"
      tabIndex={0}
    >
      <div className={styles.head}>
        <h2 id="places-title">{t('placesOn', { floor: floor.floor })}</h2>
        <span role="status">{places.length}</span>
      </div>
      {places.length === 0 && (
        <div className={styles.none}>
          <p>{t('none')}</p>
          {elsewhere.map((other) => (
            <SiteLink
              key={other.floor}
              href={planHref({ floor: other.floor })}
              onClick={(event) => pick(event, () => onFloor(other.floor))}
            >
              {t('onFloor', other)}
            </SiteLink>
          ))}
        </div>
      )}
      {groups.map(({ title, items }) => (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
          <ul>
            {items.map((place) => (
              <li key={place.id}>
                <SiteLink
                  href={hrefOf(place)}
                  data-place={place.id}
                  data-family={familyOf(place.kind)}
                  aria-current={place.id === id ? 'true' : undefined}
                  className={styles.row}
                  onClick={(event) => pick(event, () => onSelect(place))}
                >
                  <span className={styles.sign}>
                    <Icon name={iconOr(iconOf(place.kind), 'map-pin')} size={SERVICE_ICON_SIZE} />
                  </span>
                  <span className={styles.words}>
                    <strong>
                      <Text of={place.title} />
                    </strong>
                    <span>
                      <Text of={place.text} />
                    </span>
                  </span>
                  <OpenState hours={place.hours} now={now} />
                </SiteLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
