'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useRef } from 'react';
import { Icon } from '@/ui/Icon/Icon';
import type { LanguageLink } from '../../language-links';
import { unlocalised } from '@/lib/hrefs';
import { KEEPS_ATTRIBUTE } from './keep-address';
import styles from './LanguageSelector.module.scss';

interface Props {
  label: string;
  /** The language of the page in two letters. */
  sign: string;
  links: LanguageLink[];
}

interface Target extends LanguageLink {
  path: string;
}

// One boundary a link: React sends a longer one after its fallback, for scripts to swap.
function WithQuery(target: Target) {
  return <Language {...target} query={useSearchParams().toString()} />;
}

function Language({ path, tag, text, prefix, rel, selected, query }: Target & { query: string }) {
  return (
    <a
      href={prefix + path + (query && `?${query}`)}
      hrefLang={tag}
      lang={tag}
      rel={rel}
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
export function LanguageSelector({ label, sign, links }: Props) {
  const box = useRef<HTMLDetailsElement>(null);
  const path = unlocalised(usePathname());
  const current = links.find(({ selected }) => selected) ?? links[0];
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
          {sign}
          <Icon name="chevron-down" size={16} />
        </summary>
        <ul className={styles.list}>
          {links.map((link) => (
            <li key={link.tag}>
              <Suspense fallback={<Language {...link} path={path} query="" />}>
                <WithQuery {...link} path={path} />
              </Suspense>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
