'use client';

import { usePathname } from 'next/navigation';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { Icon } from '@/ui/Icon/Icon';
import { whenIdle } from '@/lib/when-idle';
import type { MenuContent, MenuPanel } from './MenuPanel';
import { prepareOpening } from './opening';
import styles from './Menu.module.scss';

interface Props {
  label: string;
  content: MenuContent;
}

const PANEL = 'menu';
const loadPanel = () => import('./MenuPanel');
const prepare = () => {
  prepareOpening();
  loadPanel().catch(() => undefined);
};

/**
 * The burger with the menu it opens and closes, staying in its place. The menu is fetched when the
 * page is idle, its motion when a pointer or the focus comes near. It closes when the path changes.
 */
export function Menu({ label, content }: Props) {
  const path = usePathname();
  const [pathBefore, setPathBefore] = useState(path);
  const [open, setOpen] = useState(false);
  // The burger answers at once; on a slow phone the menu takes a frame longer.
  const begun = useDeferredValue(open);
  const [Panel, setPanel] = useState<typeof MenuPanel>();
  const burger = useRef<HTMLButtonElement>(null);
  if (path !== pathBefore) {
    setPathBefore(path);
    setOpen(false);
  }

  useEffect(() => {
    whenIdle(() => void loadPanel().catch(() => undefined));
  }, []);

  const close = () => {
    setOpen(false);
    burger.current?.focus({ preventScroll: true });
  };
  const toggle = () => {
    if (open) return close();
    burger.current?.focus();
    setOpen(true);
    loadPanel().then(
      (loaded) => setPanel(() => loaded.MenuPanel),
      (error: unknown) => {
        setOpen(false);
        throw error;
      },
    );
  };

  return (
    <div className={styles.menu}>
      <button
        ref={burger}
        type="button"
        className={styles.burger}
        aria-expanded={open}
        aria-controls={open ? PANEL : undefined}
        aria-label={label}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={toggle}
      >
        <Icon name={open ? 'close' : 'menu'} size={22} />
      </button>
      {open && begun && Panel && (
        <Panel id={PANEL} label={label} content={content} onClose={close} />
      )}
    </div>
  );
}
