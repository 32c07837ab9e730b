'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState, type PointerEvent } from 'react';
import { OpenState } from '@/features/places/ui/OpenState';
import { Icon } from '@/ui/Icon/Icon';
import { iconOr } from '@/ui/Icon/icon-or';
import { SiteLink } from '@/ui/SiteLink/SiteLink';
import { Text } from '@/ui/Text/Text';
import { Texts } from '@/ui/Text/Texts';
import { PANEL_DRAG_CLOSE_PX } from '@/constants';
import { familyOf, iconOf } from '../kinds';
import type { PlanPlace } from '../types';
import { type LocalText, plain } from '@/lib/local-text';
import styles from './PlaceCard.module.scss';

interface Props {
  place: PlanPlace | null;
  kindText: LocalText | null;
  floor: number;
  now: number;
  onClose: () => void;
}

/** The chosen place: over the forecourt on wide screens, a sheet below the drawing on a phone. */
export function PlaceCard({ place, kindText, floor, now, onClose }: Props) {
  const t = useTranslations('scheme');
  const words = useTranslations('places');
  const start = useRef<number | null>(null);
  const [drag, setDrag] = useState(0);
  const [copied, setCopied] = useState(false);
  if (!place) return <p className={styles.hint}>{t('choose')}</p>;

  const move = ({ clientY }: PointerEvent) => {
    if (start.current !== null) setDrag(Math.max(0, clientY - start.current));
  };
  const release = () => {
    if (drag > PANEL_DRAG_CLOSE_PX) onClose();
    start.current = null;
    setDrag(0);
  };
  const where = [kindText, words('floor', { floor }), place.side && words(place.side), place.text];
  return (
    <section
      className={styles.card}
      aria-label={plain(place.title)}
      data-family={familyOf(place.kind)}
      style={{ transform: drag ? `translateY(${drag}px)` : undefined }}
    >
      <div
        className={styles.handle}
        aria-hidden="true"
        onPointerDown={(event) => {
          start.current = event.clientY;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={move}
        onPointerUp={release}
        onPointerCancel={release}
      />
      <span className={styles.cover}>
        <Icon name={iconOr(iconOf(place.kind), 'map-pin')} size={40} />
      </span>
      <div className={styles.words}>
        <h2>
          <Text of={place.title} />
        </h2>
        <p>
          <Texts of={where} between=" · " />
        </p>
        <OpenState hours={place.hours} now={now} />
        <div className={styles.actions}>
          {place.href && (
            <SiteLink href={place.href}>
              {t('details')}
              <Icon name="arrow-right" size={18} />
            </SiteLink>
          )}
          <button
            type="button"
            onClick={() => {
              void navigator.clipboard?.writeText(location.href).then(() => setCopied(true));
            }}
          >
            <Icon name="link" size={18} />
            {copied ? t('copied') : t('copy')}
          </button>
        </div>
      </div>
      <button type="button" className={styles.close} aria-label={t('close')} onClick={onClose}>
        <Icon name="close" />
      </button>
    </section>
  );
}
