import type { ComponentProps, ReactNode } from 'react';
import { SiteLink } from '@/ui/SiteLink/SiteLink';
import { classes } from '@/lib/classes';
import styles from './Button.module.scss';

/** A link-like action. */
interface Look {
  size?: 'small' | 'medium' | 'large';
  theme?: 'blue' | 'black' | 'white';
  children: ReactNode;
}

const className = ({ size = 'medium', theme = 'blue' }: Omit<Look, 'children'>) =>
  classes(styles.button, styles[size], styles[theme]);

export function Button({ size, theme, type = 'submit', ...rest }: Look & ComponentProps<'button'>) {
  return <button {...rest} type={type} className={className({ size, theme })} />;
}

export function ButtonLink({ size, theme, href, children }: Look & { href: string }) {
  return (
    <SiteLink href={href} className={className({ size, theme })}>
      {children}
    </SiteLink>
  );
}
