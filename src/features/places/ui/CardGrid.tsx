import { ClientWords } from '@/features/layout/ui/ClientWords/ClientWords';
import { reveal } from '@/ui/motion/reveal';
import styles from './CardGrid.module.scss';
import { PlaceCard, type PlaceSummary } from './PlaceCard';

interface Props {
  places: PlaceSummary[];
  /** The moment of rendering, in milliseconds. */
  now: number;
  /** How many stand side by side on a wide screen. */
  columns?: 'three' | 'four';
}

/** Cards of places that are all there at once. */
export function CardGrid({ places, now, columns = 'three' }: Props) {
  return (
    <ClientWords namespaces={['hours', 'lists', 'nav']}>
      <ul className={styles[columns]} {...reveal({ sequence: true })}>
        {places.map((place) => (
          <li key={place.id}>
            <PlaceCard place={place} now={now} />
          </li>
        ))}
      </ul>
    </ClientWords>
  );
}
