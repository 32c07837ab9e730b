import { Picture } from '@/components/ui/Picture/Picture';
import { SiteLink } from '@/components/ui/SiteLink/SiteLink';
import type { Partner } from '@/contract/services';
import { reveal } from '@/motion/reveal';
import styles from './PartnerGrid.module.scss';

/** Partners, each with its logo or its name in its place. */
export function PartnerGrid({ partners }: { partners: Partner[] }) {
  return (
    <ul className={styles.grid} {...reveal({ sequence: true })}>
      {partners.map(({ id, title, text, type, logo, href }) => (
        <li key={id} className={styles.partner}>
          <span className={styles.logo} data-art="" aria-hidden="true">
            {logo ? <Picture image={logo} /> : title}
          </span>
          <p className={styles.type}>{type.text}</p>
          <h2>
            <SiteLink href={href}>{title}</SiteLink>
          </h2>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
