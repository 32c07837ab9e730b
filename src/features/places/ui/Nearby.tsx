import { useTranslations } from 'next-intl';
import type { Card } from '../schema';
import { CardGrid } from './CardGrid';
import { placeSummary } from './place-summary';
import styles from './Nearby.module.scss';

interface Props {
  places: Card[];
  /** The moment of rendering, in milliseconds. */
  now: number;
}

/** Other places near one; nothing where there are none. */
export function Nearby({ places, now }: Props) {
  const t = useTranslations('detail');
  if (places.length === 0) return null;
  return (
    <section className={styles.nearby} aria-labelledby="nearby">
      <h2 id="nearby">{t('others')}</h2>
      <CardGrid places={places.map(placeSummary)} now={now} />
    </section>
  );
}
