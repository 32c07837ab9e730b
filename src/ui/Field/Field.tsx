'use client';

import { useRef, type ComponentProps } from 'react';
import { Icon } from '@/ui/Icon/Icon';
import type { IconName } from '@/ui/Icon/names';
import { useEarlyChange } from '../use-early-change';
import styles from './Field.module.scss';

interface Props extends Omit<ComponentProps<'input'>, 'onChange' | 'onInput' | 'ref'> {
  label: string;
  icon: IconName;
  /** Receives the input with each change, and with what was typed before React took over the page. */
  onText?: (input: HTMLInputElement) => void;
}

/** An input with its icon; the label is for screen readers, the placeholder shows an example. */
export function Field({ label, icon, onText, ...input }: Props) {
  const control = useRef<HTMLInputElement>(null);
  useEarlyChange(control, onText);
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <input
        {...input}
        ref={control}
        className={styles.input}
        onChange={onText && (({ target }) => onText(target))}
      />
    </label>
  );
}
