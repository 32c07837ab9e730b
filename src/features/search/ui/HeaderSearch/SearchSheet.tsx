'use client';

import { useLocale, useTranslations } from 'next-intl';
import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
} from 'react';
import { Icon } from '@/ui/Icon/Icon';
import { SiteLink } from '@/ui/SiteLink/SiteLink';
import { Text } from '@/ui/Text/Text';
import { PROGRESS_DELAY_MS, SEARCH_DEBOUNCE_MS } from '@/constants';
import type { HeaderData } from '@/features/layout/schema';
import { useSuggestions } from '../use-suggestions';
import { localised, searchPath } from '@/lib/hrefs';
import { plain } from '@/lib/local-text';
import styles from './SearchSheet.module.scss';
import { SuggestionList } from './SuggestionList';

export interface SearchSheetProps {
  open: boolean;
  words: HeaderData['search'];
  onClose: () => void;
}

const LIST_ID = 'header-suggestions';

/** Where the arrows lead among suggestions: round in circles, from the field to either end. */
function nextOf(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return (index <= 0 ? count : index) - 1;
  if (key === 'Home' && index >= 0) return 0;
  if (key === 'End' && index >= 0) return count - 1;
  return undefined;
}

/**
 * The open search, over the header, in the platform's own modal dialog: Escape closes it and focus
 * returns to the toggle. What was typed belongs to the page it was typed on.
 */
export function SearchSheet({ open, words, onClose }: SearchSheetProps) {
  const t = useTranslations('headerSearch');
  const locale = useLocale();
  const router = useRouter();
  const route = `${usePathname()}?${useSearchParams()}`;
  const [typed, setTyped] = useState({ text: '', route });
  const text = typed.route === route ? typed.text : '';
  const term = text.trim();
  const { items, message, loaded } = useSuggestions(term, locale);
  const [reached, setReached] = useState({ term: '', index: -1 });
  const answered = loaded && term !== '' && (items.length > 0 || message !== '');
  const shown = answered && items.length > 0;
  const index = shown && reached.term === term ? reached.index : -1;

  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (!open) return;
    dialog.current?.showModal();
    input.current?.focus();
  }, [open]);
  const last = useRef(route);
  useEffect(() => {
    if (last.current !== route) dialog.current?.close();
    last.current = route;
  }, [route]);

  const close = () => dialog.current?.close();
  const write = (next: string) => setTyped({ text: next, route });
  const results = `${searchPath}?${new URLSearchParams({ search: term })}`;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!term) return;
    close();
    router.push(localised(results, locale));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!shown || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && index >= 0) {
      event.preventDefault();
      document.getElementById(`${LIST_ID}-${index}`)?.click();
    }
    const next = nextOf(event.key, index, items.length);
    if (next === undefined) return;
    event.preventDefault();
    setReached({ term, index: next });
  };
  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-label={t('label')}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && close()}
    >
      <form
        role="search"
        className={styles.bar}
        action={localised(searchPath, locale)}
        onSubmit={submit}
      >
        <span className={styles.icon}>
          <Icon name="search" size={22} />
        </span>
        <input
          ref={input}
          role="combobox"
          name="search"
          className={styles.input}
          value={text}
          maxLength={200}
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder={plain(words.placeholder)}
          aria-label={t('label')}
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={shown ? LIST_ID : undefined}
          aria-activedescendant={index >= 0 ? `${LIST_ID}-${index}` : undefined}
          onChange={({ target }) => write(target.value)}
          onKeyDown={onKeyDown}
        />
        {term && words.clear && (
          <button
            type="button"
            className={styles.clear}
            onClick={() => {
              write('');
              input.current?.focus();
            }}
          >
            <Text of={words.clear} />
          </button>
        )}
        <button type="button" className={styles.close} aria-label={t('close')} onClick={close}>
          <Icon name="close" size={22} />
        </button>
        {term && !loaded && (
          <span
            key={term}
            className={styles.progress}
            style={{ animationDelay: `${SEARCH_DEBOUNCE_MS + PROGRESS_DELAY_MS}ms` }}
          />
        )}
      </form>
      <div className={styles.results}>
        {term && items.length > 0 && (
          <SuggestionList
            id={LIST_ID}
            label={t('suggestions')}
            items={items}
            active={index}
            stale={!loaded}
            onOpen={close}
          />
        )}
        <p role="status" className={answered && message ? styles.message : styles.count}>
          {answered && <Text of={message || t('count', { count: items.length })} />}
        </p>
        {term && words.show_all && (
          <SiteLink href={results} className={styles.all} onClick={close}>
            <Text of={words.show_all} />
            <Icon name="arrow-right" />
          </SiteLink>
        )}
      </div>
    </dialog>
  );
}
