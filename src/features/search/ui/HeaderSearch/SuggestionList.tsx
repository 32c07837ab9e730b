import { useEffect, useRef } from 'react';
import { SiteLink } from '@/ui/SiteLink/SiteLink';
import type { Suggestions } from '../../schema';
import { htmlProps } from '@/lib/html-props';
import styles from './SearchSheet.module.scss';

interface Props {
  id: string;
  label: string;
  items: Suggestions['items'];
  /** The suggestion the arrows have reached, -1 for none. */
  active: number;
  /** They answer an earlier term: hidden, but their room is kept. */
  stale: boolean;
  onOpen: () => void;
}

/** Titles that link to what was found; a title's marks were sanitised at the source. */
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
      {items.map(({ link, title }, index) => (
        <SiteLink
          key={link}
          href={link}
          role="option"
          id={`${id}-${index}`}
          tabIndex={-1}
          className={styles.option}
          aria-selected={index === active}
        >
          <span {...htmlProps(title)} />
        </SiteLink>
      ))}
    </div>
  );
}
