import { Icon } from '@/ui/Icon/Icon';
import { iconOr } from '@/ui/Icon/icon-or';
import { Picture } from '@/ui/Picture/Picture';
import type { Image } from '@/schema-parts/common';
import styles from './Cover.module.scss';

interface Props {
  image: Image | null;
  /** The sign of the drawn cover, where there is no picture. */
  icon: string;
  /** What decides the drawn cover's ground: the same word, the same colour. */
  tone: string;
  /** Higher than wide, for a person. */
  portrait?: boolean;
}

const TONES = 5;

/** A picture, or a drawn cover in one of the tilework's colours. */
export function Cover({ image, icon, tone, portrait }: Props) {
  if (image) {
    return (
      <span className={styles.cover} data-portrait={portrait}>
        <Picture image={image} />
      </span>
    );
  }
  const ground = [...tone].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % TONES;
  return (
    <span className={styles.cover} data-ground={ground} data-art="">
      <Icon name={iconOr(icon, 'bag')} size={44} />
    </span>
  );
}
