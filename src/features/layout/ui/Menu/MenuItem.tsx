import { useTranslations } from 'next-intl';
import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '@/ui/Icon/Icon';
import { SiteLink } from '@/ui/SiteLink/SiteLink';
import { Text } from '@/ui/Text/Text';
import { MENU_HOVER_INTENT_MS } from '@/constants';
import type { MenuItem as Item } from '../../schema';
import { submenuColumns } from './sections';
import styles from './MenuPanel.module.scss';

interface Props {
  item: Item;
  /** The page one is on, without its locale. */
  path: string;
  open: boolean;
  isWide: () => boolean;
  onOpen: (id: number) => void;
  /** From the submenu to its item. */
  onBack: () => void;
}

/** A main item: a link, or a button with its submenu, whose heading leads to the item's own page. */
export function MenuItem({ item, path, open, isWide, onOpen, onBack }: Props) {
  const t = useTranslations('nav');
  const submenu = useRef<HTMLDivElement>(null);
  const intent = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(intent.current), []);

  const current = (href: string) => (href === path ? 'page' : undefined);
  if (!item.submenu?.length) {
    return (
      <li>
        <SiteLink
          href={item.href}
          className={styles.item}
          aria-current={current(item.href)}
          data-opening
        >
          <Text of={item.text} />
        </SiteLink>
      </li>
    );
  }

  // Narrow, the back control is shown and takes the focus; wide, it is not and the focus stays.
  const choose = () => {
    clearTimeout(intent.current);
    flushSync(() => onOpen(item.id));
    submenu.current?.querySelector('button')?.focus();
  };
  const hover = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse' || !isWide()) return;
    intent.current = setTimeout(() => onOpen(item.id), MENU_HOVER_INTENT_MS);
  };
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight') return;
    event.preventDefault();
    choose();
    if (isWide()) submenu.current?.querySelector('a')?.focus();
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') onBack();
  };

  return (
    <li data-open={open || undefined}>
      <button
        type="button"
        id={`menu-${item.id}`}
        className={styles.item}
        aria-expanded={open}
        aria-controls={`submenu-${item.id}`}
        onClick={choose}
        onKeyDown={enter}
        onPointerEnter={hover}
        onPointerLeave={() => clearTimeout(intent.current)}
        data-opening
      >
        <Text of={item.text} />
        <Icon name="chevron-right" size={22} />
      </button>
      <div
        ref={submenu}
        id={`submenu-${item.id}`}
        className={styles.submenu}
        hidden={!open}
        onKeyDown={leave}
        data-opening
      >
        <button type="button" className={styles.back} onClick={onBack}>
          <Icon name="chevron-left" size={22} />
          {t('back')}
        </button>
        <p className={styles.heading}>
          <SiteLink href={item.href} aria-current={current(item.href)}>
            <Text of={item.text} />
            <Icon name="arrow-right" size={22} />
          </SiteLink>
        </p>
        <ul className={styles.entries} data-columns={submenuColumns(item.submenu.length)}>
          {item.submenu.map(({ id, href, text }) => (
            <li key={id}>
              <SiteLink href={href} aria-current={current(href)}>
                <Text of={text} />
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
