import { SiteLink } from '@/ui/SiteLink/SiteLink';
import { Text } from '@/ui/Text/Text';
import { TextIn } from '@/ui/Text/TextIn';
import type { PageIndex as Index } from '@/features/pages/schema';
import styles from './PageIndex.module.scss';

/** Pages by title, each with its first words. */
export function PageIndex({ items }: { items: Index['items'] }) {
  return (
    <ul className={styles.index}>
      {items.map(({ slug, title, text, href }) => (
        <li key={slug}>
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
