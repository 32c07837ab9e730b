import type { ComponentProps } from 'react';
import styles from './picked.module.scss';

interface Props extends Pick<ComponentProps<'input'>, 'value'> {
  name: string;
  onSearch: (text: string) => void;
  onEnter?: () => void;
}

/** The line in which a dialog's choices are searched; the dialog starts on it. */
export function SearchLine({ name, value, onSearch, onEnter }: Props) {
  return (
    <input
      className={styles.search}
      type="search"
      aria-label={name}
      placeholder={name}
      value={value}
      data-autofocus
      onChange={(event) => onSearch(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        // It is within a form, which would be sent.
        event.preventDefault();
        onEnter?.();
      }}
    />
  );
}
