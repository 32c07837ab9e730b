import { Icon } from '@/ui/Icon/Icon';
import type { IconName } from '@/ui/Icon/names';
import { SiteLink } from '@/ui/SiteLink/SiteLink';
import { Text } from '@/ui/Text/Text';
import type { LocalText } from '@/lib/local-text';
import styles from './Fact.module.scss';

interface Props {
  as?: 'p' | 'span';
  icon: IconName;
  text: LocalText;
  href?: string;
}

/** A few words beside their sign, such as hours or a telephone number. */
export function Fact({ as: Element = 'p', icon, text, href }: Props) {
  return (
    <Element className={styles.fact}>
      <Icon name={icon} />
      {href === undefined ? (
        <Text of={text} />
      ) : (
        <SiteLink href={href}>
          <Text of={text} />
        </SiteLink>
      )}
    </Element>
  );
}
