import type { ComponentProps } from 'react';
import { Icon } from '@/components/ui/Icon/Icon';
import type { Option } from '@/contract/common';
import { classes } from '@/lib/classes';
import styles from './Select.module.scss';

interface Props extends ComponentProps<'select'> {
  label: string;
  options: Option[];
  /** The label is for screen readers only: what is chosen says it already. */
  quiet?: boolean;
}

/** One choice of many; the browser's own list, so that it works with every aid and without JavaScript. */
export function Select({ label, options, quiet = false, ...select }: Props) {
  return (
    <label className={styles.field}>
      <span className={classes(styles.label, quiet && styles.quiet)}>{label}</span>
      <span className={styles.box}>
        <select {...select} className={styles.select}>
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <span className={styles.arrow}>
          <Icon name="chevron-down" />
        </span>
      </span>
    </label>
  );
}
