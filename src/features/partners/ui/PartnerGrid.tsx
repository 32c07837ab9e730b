import { Picture } from '@/ui/Picture/Picture';
import { SiteLink } from '@/ui/SiteLink/SiteLink';
import { Text } from '@/ui/Text/Text';
import { TextIn } from '@/ui/Text/TextIn';
import type { Partner } from '../schema';
import { plain } from '@/lib/local-text';
import { reveal } from '@/ui/motion/reveal';
import styles from './PartnerGrid.module.scss';

/** The first letters of a name's first two words. */
const monogramOf = (name: string): string =>
  [...name.matchAll(/(?<![\p{L}\p{M}ʻʼ’'])\p{L}/gu)].slice(0, 2).join('').toUpperCase();

/** Partners, each with its logo or its initials in its place. */
export function PartnerGrid({ partners }: { partners: Partner[] }) {
  return (
    <ul className={styles.grid} {...reveal({ sequence: true })}>
      {partners.map(({ id, title, text, type, logo, href }) => (
        <li key={id} className={styles.partner}>
          <span className={styles.logo} data-art="" aria-hidden="true">
            {logo ? <Picture image={logo} /> : monogramOf(plain(title))}
          </span>
          <TextIn as="p" className={styles.type} of={type.text} />
          <h2>
            <SiteLink href={href}>
              <Text of={title} />
            </SiteLink>
          </h2>
          <TextIn as="p" of={text} />
        </li>
      ))}
    </ul>
  );
}
