import type { ComponentProps } from 'react';
import styles from './controls.module.scss';
import { Icon } from './Icon';
import type { IconName } from './icons';

export type ButtonKind = 'primary' | 'strong' | 'quiet' | 'danger';

interface Look {
  kind?: ButtonKind;
  icon?: IconName;
}

/** A button of the view; Payload's has margins and a size for forms. */
export function Button({ kind, icon, children, ...rest }: ComponentProps<'button'> & Look) {
  return (
    <button type="button" className={styles.button} data-kind={kind} {...rest}>
      {icon && <Icon name={icon} size={15} />}
      {children}
    </button>
  );
}

/** A link that looks like one. */
export function ButtonLink({ kind, icon, children, ...rest }: ComponentProps<'a'> & Look) {
  return (
    <a className={styles.button} data-kind={kind} {...rest}>
      {icon && <Icon name={icon} size={15} />}
      {children}
    </a>
  );
}

interface IconButtonProps extends ComponentProps<'button'> {
  icon: IconName;
  /** What it is called; it has no words. */
  name: string;
}

/** A button with a sign only. */
export function IconButton({ icon, name, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      data-kind="icon"
      aria-label={name}
      title={name}
      {...rest}
    >
      <Icon name={icon} />
    </button>
  );
}

/** A checkbox with its words. */
export function Check({ children, ...rest }: ComponentProps<'input'>) {
  return (
    <label className={styles.check}>
      <input type="checkbox" {...rest} />
      <span>{children}</span>
    </label>
  );
}
