'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { Suspense } from 'react';
import { defaultLocale, isLocale, type Locale } from '@/contract/locale';
import { localised } from '@/lib/hrefs';
import styles from './LanguageSelector.module.scss';

interface Props {
  label: string;
  options: { value: string; text: string; selected?: boolean }[];
}

/** The same page in another language, with its query. */
export function LanguageSelector(props: Props) {
  return (
    <Suspense fallback={<Languages {...props} query="" />}>
      <WithQuery {...props} />
    </Suspense>
  );
}

function WithQuery(props: Props) {
  return <Languages {...props} query={useSearchParams().toString()} />;
}

function Languages({ label, options, query }: Props & { query: string }) {
  const path = withoutLocale(usePathname());
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {options
          .filter((option): option is typeof option & { value: Locale } => isLocale(option.value))
          .map(({ value, text, selected }) => (
            <li key={value}>
              <a
                href={localised(path, value) + (query && `?${query}`)}
                hrefLang={value}
                lang={value}
                aria-label={text}
                aria-current={selected ? 'true' : undefined}
                className={styles.language}
              >
                {value}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}

function withoutLocale(path: string): string {
  const [, first = '', ...rest] = path.split('/');
  return isLocale(first) && (first !== defaultLocale || rest.length > 0)
    ? `/${rest.join('/')}`
    : path;
}
