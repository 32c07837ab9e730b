import { Icon } from '@/ui/Icon/Icon';
import type { IconName } from '@/ui/Icon/names';
import { SiteLink } from '@/ui/SiteLink/SiteLink';
import { Text } from '@/ui/Text/Text';
import { TextIn } from '@/ui/Text/TextIn';
import type { SectionOf } from '../schemas';
import styles from './LinkRows.module.scss';

interface Props {
  icon: IconName;
  items: SectionOf<'links' | 'documents'>['items'];
}

/** Links in a list, each with what there is at its end. */
export function LinkRows({ icon, items }: Props) {
  if (items.length === 0) return null;
  return (
    <ul className={styles.links}>
      {items.map(({ title, text, href }, index) => (
        <li key={index}>
          <Icon name={icon} size={24} />
          <div>
            <SiteLink href={href}>
              <Text of={title || text} />
            </SiteLink>
            {title && <TextIn as="p" of={text} />}
          </div>
        </li>
      ))}
    </ul>
  );
}
