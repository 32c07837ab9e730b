import { Icon } from '@/ui/Icon/Icon';
import type { IconName } from '@/ui/Icon/names';
import { SiteLink } from '@/ui/SiteLink/SiteLink';
import { Text } from '@/ui/Text/Text';
import { classes } from '@/lib/classes';
import { type LocalText, plain } from '@/lib/local-text';
import styles from './Segmented.module.scss';

export interface Segment {
  href: string;
  text: LocalText;
  current: boolean;
  icon?: IconName;
}

interface Props {
  label: LocalText;
  segments: Segment[];
  /** The chosen segment in the action colour instead of white. */
  strong?: boolean;
  /** Takes the choice in place of navigating. */
  onChoose?: (index: number) => void;
}

/** One choice of few, each an address of its own, so that it works without JavaScript. */
export function Segmented({ label, segments, strong = false, onChoose }: Props) {
  return (
    <nav aria-label={plain(label)} className={classes(styles.group, strong && styles.strong)}>
      {segments.map(({ href, text, current, icon }, index) => (
        <SiteLink
          key={href}
          href={href}
          className={styles.segment}
          aria-current={current ? 'true' : undefined}
          onClick={
            onChoose &&
            ((event) => {
              event.preventDefault();
              onChoose(index);
            })
          }
        >
          {icon && <Icon name={icon} />}
          <Text of={text} />
        </SiteLink>
      ))}
    </nav>
  );
}
