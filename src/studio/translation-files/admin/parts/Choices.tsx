import { useId, type ReactNode } from 'react';
import styles from './choices.module.scss';

interface Option<Value extends string> {
  value: Value;
  label: ReactNode;
  /** What it is for, in a sentence. */
  hint?: string;
}

interface Props<Value extends string> {
  legend: string;
  options: readonly Option<Value>[];
  /** Null before anything is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
}

/** One of a few, each with a sentence about it. */
export function Choices<Value extends string>({ legend, options, value, onChange }: Props<Value>) {
  const id = useId();
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      <div>
        {options.map(({ value: one, label, hint }) => (
          <label key={one}>
            <input
              type="radio"
              name={id}
              value={one}
              checked={one === value}
              onChange={() => onChange(one)}
              aria-labelledby={`${id}-${one}`}
              aria-describedby={hint && `${id}-${one}-hint`}
            />
            <span>
              <span id={`${id}-${one}`}>{label}</span>
              {hint && <small id={`${id}-${one}-hint`}>{hint}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
