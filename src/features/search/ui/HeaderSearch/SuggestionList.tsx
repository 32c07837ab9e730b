import { useEffect, useRef } from 'react';
import { Icon } from '@/ui/Icon/Icon';
import { SiteLink } from '@/ui/SiteLink/SiteLink';
import { Text } from '@/ui/Text/Text';
import { answering, kindIcon } from '../../kinds';
import type { Suggestions } from '../../schema';
import { htmlProps } from '@/lib/html-props';
import styles from './SearchSheet.module.scss';

interface Props {
  id: string;
  label: string;
  items: Suggestions['items'];
  /** The suggestion the arrows have reached, -1 for none. */
  active: number;
  /** They answer an earlier term, and stand until this one's answers are there. */
  stale: boolean;
  onOpen: () => void;
}

/** Links to what was found, with the answer where it is short; marks were sanitised at the source. */
export function SuggestionList({ id, label, items, active, stale, onOpen }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // It returns a promise in newer browsers, which is no clean-up.
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      ref={list}
      role="listbox"
      id={id}
      aria-label={label}
      className={styles.list}
      data-stale={stale || undefined}
      onClick={({ ctrlKey, metaKey }) => !ctrlKey && !metaKey && onOpen()}
    >
      {items.map(({ link, title, text, type }, index) => (
        <SiteLink
          key={link}
          href={link}
          role="option"
          id={`${id}-${index}`}
          tabIndex={-1}
          className={styles.option}
          aria-selected={index === active}
        >
          <Icon name={kindIcon(type?.value)} size={22} />
          <span className={styles.found}>
            <span {...htmlProps(title)} />
            {text && answering.includes(type?.value ?? '') ? (
              <span className={styles.more} {...htmlProps(text)} />
            ) : (
              type?.text && (
                <span className={styles.more}>
                  <Text of={type.text} />
                </span>
              )
            )}
          </span>
        </SiteLink>
      ))}
    </div>
  );
}
