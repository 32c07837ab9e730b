'use client';

import { useEffect, useId, useRef, useState, type ComponentProps, type ComponentType } from 'react';
import { Icon } from '@/ui/Icon/Icon';
import type { Option } from '@/schema-parts/common';
import { useNativeValue } from '@/ui/Select/use-native-value';
import { useEarlyChange } from '@/ui/use-early-change';
import { classes } from '@/lib/classes';
import { plain } from '@/lib/local-text';
import { whenIdle } from '@/lib/when-idle';
import type { DropdownProps } from './Dropdown';
import styles from './Select.module.scss';

interface Props extends Omit<ComponentProps<'select'>, 'ref' | 'value'> {
  label: string;
  options: Option[];
  /** The label is for screen readers only: what is chosen says it already. */
  quiet?: boolean;
  /** The ground it has. */
  theme?: 'black' | 'white';
}

const tellOf = (select: HTMLSelectElement) => {
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
};

/**
 * One choice of many. The server renders the browser's own select; where scripts run a button with
 * a list takes its place, in the same box, once its code is there. The native one goes on holding the form's value and
 * emits `change`, so that forms and `onChange` see no difference.
 */
export function Select(props: Props) {
  const { label, options, quiet = false, theme = 'white', id: given, ...select } = props;
  const own = useId();
  const id = given ?? own;
  const native = useRef<HTMLSelectElement>(null);
  const value = useNativeValue(native);
  useEarlyChange(native, tellOf);
  const [Dropdown, setDropdown] = useState<ComponentType<DropdownProps>>();

  useEffect(() => {
    whenIdle(() => {
      import('./Dropdown').then(
        (module) => setDropdown(() => module.Dropdown),
        () => undefined,
      );
    });
  }, []);

  const choose = (next: string) => {
    if (!native.current || native.current.value === next) return;
    native.current.value = next;
    tellOf(native.current);
  };
  return (
    <div className={classes(styles.field, theme === 'black' && styles.black)}>
      <label
        id={`${id}-label`}
        htmlFor={`${id}-native`}
        className={classes(styles.label, quiet && styles.quiet)}
        onClick={() => document.getElementById(id)?.focus()}
      >
        {label}
      </label>
      <div className={styles.box}>
        <select
          {...select}
          ref={native}
          id={`${id}-native`}
          hidden={Boolean(Dropdown) && value !== null}
          className={styles.control}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {plain(option.text)}
            </option>
          ))}
        </select>
        {Dropdown && value !== null && (
          <Dropdown id={id} options={options} value={value} native={select} onChoose={choose} />
        )}
        <span className={styles.arrow}>
          <Icon name="chevron-down" />
        </span>
      </div>
    </div>
  );
}
