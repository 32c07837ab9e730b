'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState, type ComponentType, type MouseEvent } from 'react';
import { OPENS_ATTRIBUTE } from '@/constants';
import { Icon } from '@/ui/Icon/Icon';
import type { HeaderData } from '@/features/layout/schema';
import { useHydrated } from '@/ui/use-hydrated';
import { localised, searchPath } from '@/lib/hrefs';
import styles from './HeaderSearch.module.scss';
import type { SearchSheetProps } from './SearchSheet';

/**
 * The header's search: a link to the search page that opens a sheet instead where scripts run. The
 * sheet's own script is loaded when the visitor comes near the toggle.
 */
export function HeaderSearch({ words }: { words: HeaderData['search'] }) {
  const t = useTranslations('headerSearch');
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const [Sheet, setSheet] = useState<ComponentType<SearchSheetProps>>();
  const link = useRef<HTMLAnchorElement>(null);
  const href = localised(searchPath, useLocale());

  const load = async () => {
    if (Sheet) return;
    const { SearchSheet } = await import('./SearchSheet');
    setSheet(() => SearchSheet);
  };
  const prepare = () => void load().catch(() => undefined);
  const toggle = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
    load().catch(() => location.assign(href));
  };
  const close = () => {
    setOpen(false);
    link.current?.focus();
  };
  return (
    <>
      <a
        ref={link}
        href={href}
        className={styles.toggle}
        aria-label={t('open')}
        {...{ [OPENS_ATTRIBUTE]: '' }}
        {...(hydrated && { role: 'button', 'aria-haspopup': 'dialog', 'aria-expanded': open })}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={toggle}
        onKeyDown={(event) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          event.currentTarget.click();
        }}
      >
        <Icon name="search" size={22} />
      </a>
      {Sheet && <Sheet open={open} words={words} onClose={close} />}
    </>
  );
}
