import type { ComponentProps } from 'react';
import { Icon } from '@/ui/Icon/Icon';
import type { IconName } from '@/ui/Icon/names';
import styles from './Field.module.scss';

interface Props extends ComponentProps<'input'> {
  label: string;
  icon: IconName;
}

/** An input with its icon; the label is for screen readers, the placeholder shows an example. */
export function Field({ label, icon, ...input }: Props) {
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <input {...input} className={styles.input} />
    </label>
  );
}
