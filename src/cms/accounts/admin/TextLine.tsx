import { useId, type ComponentProps } from 'react';
import styles from './accounts.module.scss';

interface Props extends ComponentProps<'input'> {
  label: string;
  hint?: string;
}

/** One line to type in, with its name above and a hint below. */
export function TextLine({ label, hint, id, ...rest }: Props) {
  const made = useId();
  const own = id ?? made;
  return (
    <div className={styles.line}>
      <label htmlFor={own}>{label}</label>
      <input id={own} aria-describedby={hint && `${own}-hint`} {...rest} />
      {hint && (
        <p id={`${own}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** A code of an authenticator app. */
export function CodeLine(props: Props) {
  return (
    <TextLine
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      required
      {...props}
    />
  );
}
