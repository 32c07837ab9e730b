'use client';

import { usePathname } from 'next/navigation';
import { useEffectEvent, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { CLOCK_ADDED } from '../LocalTime/clock';
import { LocalTime } from '../LocalTime/LocalTime';
import { PhoneLine } from '@/ui/PhoneLine/PhoneLine';
import { SocialLinks } from '../SocialLinks/SocialLinks';
import { Text } from '@/ui/Text/Text';
import { BREAKPOINT_LG } from '@/constants';
import type { HeaderData, MenuItem as Item } from '../../schema';
import { unlocalised } from '@/lib/hrefs';
import { makeInert } from '@/lib/make-inert';
import { lockScroll } from '@/lib/scroll-lock';
import { MenuItem } from './MenuItem';
import { playOpening } from './opening';
import { firstSection } from './sections';
import styles from './MenuPanel.module.scss';

export type MenuContent = Pick<HeaderData, 'phone' | 'social' | 'copyright'> & {
  nav: Item[];
  time: Parameters<typeof LocalTime>[0];
};

interface Props {
  id: string;
  label: string;
  content: MenuContent;
  /** Closes the menu and gives focus back. */
  onClose: () => void;
}

const isWide = () => matchMedia(`(min-width: ${BREAKPOINT_LG}px)`).matches;

/**
 * What the burger opens, over the whole page. Wide: the items with one submenu beside them. Narrow:
 * a submenu takes the place of the list, and Escape leads back to it before it closes the menu.
 */
export function MenuPanel({ id, label, content, onClose }: Props) {
  const { nav, phone, social, copyright, time } = content;
  const path = unlocalised(usePathname());
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(() => (isWide() ? firstSection(nav, path) : undefined));

  const back = (item: number) => {
    flushSync(() => setOpen(isWide() ? item : undefined));
    document.getElementById(`menu-${item}`)?.focus();
  };
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    if (open !== undefined && !isWide()) back(open);
    else onClose();
  });
  const onMove = useEffectEvent(() => onClose());

  useLayoutEffect(() => void dispatchEvent(new Event(CLOCK_ADDED)), []);
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element?.parentElement) return;
    const undo = [lockScroll(), makeInert(element.parentElement), playOpening(element)];
    const key = (event: KeyboardEvent) => onKey(event);
    const move = () => onMove();
    addEventListener('keydown', key);
    addEventListener('popstate', move);
    addEventListener('hashchange', move);
    return () => {
      undo.forEach((step) => step());
      removeEventListener('keydown', key);
      removeEventListener('popstate', move);
      removeEventListener('hashchange', move);
    };
  }, []);

  // A link to this very page changes no path, and a link opened elsewhere leaves the menu alone.
  const onClick = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const link = (target as Element).closest('a');
    if (link?.origin === location.origin && !ctrlKey && !metaKey && !shiftKey) onClose();
  };

  return (
    <div ref={panel} id={id} className={styles.panel} onClick={onClick}>
      <div className={styles.page}>
        <div className={styles.head}>
          <p aria-hidden="true">{label}</p>
          <div className={styles.time} data-opening>
            <LocalTime {...time} />
          </div>
        </div>
        <nav className={styles.nav} aria-label={label}>
          <ul
            className={styles.items}
            data-chosen={open !== undefined || undefined}
            style={{ '--rows': nav.length } as React.CSSProperties}
          >
            {nav.map((item) => (
              <MenuItem
                key={item.id}
                item={item}
                path={path}
                open={item.id === open}
                isWide={isWide}
                onOpen={setOpen}
                onBack={() => back(item.id)}
              />
            ))}
          </ul>
        </nav>
        <div className={styles.foot} data-opening>
          <PhoneLine phone={phone} />
          <SocialLinks links={social} />
          {copyright && (
            <p className={styles.copyright}>
              <Text of={copyright} />
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
