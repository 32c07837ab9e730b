import { useTranslations } from 'next-intl';
import { Icon } from '@/ui/Icon/Icon';
import { SiteLink } from '@/ui/SiteLink/SiteLink';
import { Text } from '@/ui/Text/Text';
import { TextIn } from '@/ui/Text/TextIn';
import { Texts } from '@/ui/Text/Texts';
import type { OpeningHours } from '../schema';
import type { Image, Option } from '@/schema-parts/common';
import { schemePath } from '@/lib/hrefs';
import { type LocalText, plain } from '@/lib/local-text';
import type { Scene } from '@/ui/Cover/scenes';
import { Cover } from '@/ui/Cover/Cover';
import { OpenState } from './OpenState';
import styles from './PlaceCard.module.scss';

export interface PlaceSummary {
  id: string;
  title: LocalText;
  text: LocalText;
  image: Image | null;
  icon: string;
  /** What is drawn where there is no picture. */
  scene: Scene;
  area: Option | null;
  floor: Option | null;
  hours: OpeningHours[];
  place_id: string | null;
  href: string;
}

/** A place or service: what it is, where, whether it is open, and its place on the floor plan. */
export function PlaceCard({ place, now }: { place: PlaceSummary; now: number }) {
  const t = useTranslations('lists');
  const where = [place.floor?.text, place.area?.text];
  return (
    <article className={styles.card}>
      <Cover {...place} />
      <div className={styles.words}>
        <h2>
          <SiteLink href={place.href} className={styles.title}>
            <Text of={place.title} />
          </SiteLink>
        </h2>
        <TextIn as="p" className={styles.text} of={place.text} />
        {where.some(Boolean) && (
          <p className={styles.where}>
            <Texts of={where} between=" · " />
          </p>
        )}
        <div className={styles.foot}>
          <OpenState hours={place.hours} now={now} />
          {place.place_id && (
            <SiteLink
              className={styles.map}
              href={schemePath(place.place_id, place.floor?.value)}
              aria-label={t('onMapOf', { title: plain(place.title) })}
            >
              <Icon name="map-pin" size={18} />
              {t('onMap')}
            </SiteLink>
          )}
        </div>
      </div>
    </article>
  );
}

/** Holds a card's room while it loads. */
export function CardPlaceholder() {
  return (
    <div className={styles.placeholder} aria-hidden="true">
      <span />
      <span />
      <span />
    </div>
  );
}
