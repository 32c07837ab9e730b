import { useId, type ReactNode } from 'react';
import styles from './controls.module.scss';

interface Option<Value extends string> {
  value: Value;
  label: ReactNode;
  /** Where the label is a sign or a bare number. */
  name?: string;
}

interface Props<Value extends string> {
  legend: string;
  options: readonly Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few: a group of radio buttons, so arrows choose. */
export function Segmented<Value extends string>({
  legend,
  options,
  value,
  onChange,
}: Props<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.segmented}>
      <legend className={styles.hidden}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} title={option.name}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            aria-label={option.name}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
