import { Icon } from '@/ui/Icon/Icon';
import { iconOr } from '@/ui/Icon/icon-or';
import { Picture } from '@/ui/Picture/Picture';
import type { Image } from '@/schema-parts/common';
import type { Scene } from './scenes';
import styles from './Cover.module.scss';

export interface CoverProps {
  image: Image | null;
  /** The sign where nothing is drawn, and in the contrast scheme. */
  icon: string;
  /** The drawing where there is no picture. */
  scene?: Scene;
  /** Higher than wide, for a person. */
  portrait?: boolean;
  /** The picture is a firm's sign, which nothing may be cut off. */
  isLogo?: boolean;
}

/** A picture, else a drawing, else a sign. */
export function Cover({ image, icon, scene, portrait, isLogo }: CoverProps) {
  if (image) {
    return (
      <span className={styles.cover} data-portrait={portrait} data-logo={isLogo}>
        <Picture image={image} />
      </span>
    );
  }
  return (
    <span className={styles.cover} data-art="">
      <Icon name={iconOr(icon, 'bag')} size={44} />
      {scene && (
        // eslint-disable-next-line @next/next/no-img-element -- a drawing of the site, no media
        <img
          src={`/scenes/${scene}.svg`}
          alt=""
          width={800}
          height={450}
          loading="lazy"
          decoding="async"
        />
      )}
    </span>
  );
}
