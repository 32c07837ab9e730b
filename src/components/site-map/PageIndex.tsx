import { SiteLink } from '@/components/ui/SiteLink/SiteLink';
import { Text } from '@/components/ui/Text/Text';
import { TextIn } from '@/components/ui/Text/TextIn';
import type { PageIndex as Index } from '@/contract/sections';
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
