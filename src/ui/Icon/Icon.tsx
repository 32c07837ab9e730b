import { iconHref } from './icon-href';
import type { IconName } from './names';
import styles from './Icon.module.scss';

type IconProps = {
  name: IconName;
  /** Width and height in CSS pixels. */
  size?: number;
  /** Only for a sign without words beside it: what it says. */
  title?: string;
};

export function Icon({ name, size = 20, title }: IconProps) {
  return (
    <svg
      className={styles.icon}
      width={size}
      height={size}
      focusable="false"
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      <use href={iconHref(name)} />
    </svg>
  );
}
