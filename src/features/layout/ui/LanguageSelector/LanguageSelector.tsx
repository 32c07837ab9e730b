'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useRef } from 'react';
import { Icon } from '@/ui/Icon/Icon';
import { isLocale, type Locale } from '@/i18n/locales';
import { localised, unlocalised } from '@/lib/hrefs';
import { KEEPS_ATTRIBUTE } from './keep-address';
import styles from './LanguageSelector.module.scss';

interface Props {
  label: string;
  options: { value: string; text: string; selected?: boolean }[];
}

interface Target {
  path: string;
  value: Locale;
  text: string;
  selected?: boolean;
}

// One boundary a link: React sends a longer one after its fallback, for scripts to swap.
function WithQuery(target: Target) {
  return <Language {...target} query={useSearchParams().toString()} />;
}

function Language({ path, value, text, selected, query }: Target & { query: string }) {
  return (
    <a
      href={localised(path, value) + (query && `?${query}`)}
      hrefLang={value}
      lang={value}
      aria-current={selected ? 'true' : undefined}
      className={styles.language}
      {...{ [KEEPS_ATTRIBUTE]: '' }}
    >
      {text}
      {selected && <Icon name="check" size={18} />}
    </a>
  );
}

/** The same page in another language, with its query and hash. */
export function LanguageSelector({ label, options }: Props) {
  const box = useRef<HTMLDetailsElement>(null);
  const path = unlocalised(usePathname());
  const current = options.find(({ selected }) => selected) ?? options[0];
  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (box.current && !box.current.contains(target as Node)) box.current.open = false;
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, []);
  return (
    <nav aria-label={label}>
      <details
        ref={box}
        className={styles.languages}
        onKeyDown={({ key, currentTarget }) => {
          if (key !== 'Escape') return;
          currentTarget.open = false;
          currentTarget.querySelector('summary')?.focus();
        }}
      >
        <summary className={styles.current}>
          <span className={styles.label}>
            {label} {current?.text}{' '}
          </span>
          {current?.value}
          <Icon name="chevron-down" size={16} />
        </summary>
        <ul className={styles.list}>
          {options
            .filter((option): option is typeof option & { value: Locale } => isLocale(option.value))
            .map(({ value, text, selected }) => (
              <li key={value}>
                <Suspense fallback={<Language {...{ path, value, text, selected }} query="" />}>
                  <WithQuery {...{ path, value, text, selected }} />
                </Suspense>
              </li>
            ))}
        </ul>
      </details>
    </nav>
  );
}
