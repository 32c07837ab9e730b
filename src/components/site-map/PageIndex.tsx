import { SiteLink } from '@/components/ui/SiteLink/SiteLink';
import type { PageIndex as Index } from '@/contract/sections';
import styles from './PageIndex.module.scss';

/** Pages by title, each with its first words. */
export function PageIndex({ items }: { items: Index['items'] }) {
  return (
    <ul className={styles.index}>
      {items.map(({ slug, title, text, href }) => (
        <li key={slug}>
          <h2>
            <SiteLink href={href}>{title}</SiteLink>
          </h2>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
