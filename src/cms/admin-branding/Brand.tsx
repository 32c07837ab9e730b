import { Logo } from '@/ui/art/Logo';
import styles from './brand.module.scss';

/** Where somebody signs in. */
export function BrandLogo() {
  return (
    <span className={styles.logo}>
      <Logo size={48} />
      Parvoz
    </span>
  );
}

/** At the head of the admin. */
export const BrandIcon = () => <Logo size={22} />;
