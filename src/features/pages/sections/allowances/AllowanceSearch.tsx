'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Icon } from '@/ui/Icon/Icon';
import { TextIn } from '@/ui/Text/TextIn';
import { plain } from '@/lib/local-text';
import type { SectionOf } from '../schemas';
import { Filter } from '../shared/Filter';
import { classes } from '@/lib/classes';
import { matches } from '@/lib/match';
import type { Verdict } from './schema';
import styles from './AllowanceSearch.module.scss';

type Item = SectionOf<'allowances'>['items'][number];

/** Shown before anything is typed; the rest opens. */
const FIRST = 8;

const signs = { yes: 'check-circle', limited: 'alert', no: 'x-circle' } as const;

export function AllowanceSearch({ items }: { items: Item[] }) {
  const t = useTranslations('allowances');
  const [query, setQuery] = useState('');
  const found = items.filter(({ title, keywords }) =>
    matches(`${plain(title)} ${keywords}`, query),
  );
  const searching = query.trim() !== '';
  return (
    <div className={styles.search}>
      <Filter
        label={t('label')}
        placeholder={t('search')}
        query={query}
        onQuery={setQuery}
        status={found.length > 0 ? t('found', { count: found.length }) : t('none')}
      />
      {searching ? (
        <List items={found} />
      ) : (
        <>
          <List items={items.slice(0, FIRST)} />
          {items.length > FIRST && (
            <details className={styles.rest}>
              <summary>{t('all', { count: items.length })}</summary>
              <List items={items.slice(FIRST)} />
            </details>
          )}
        </>
      )}
    </div>
  );
}

function List({ items }: { items: Item[] }) {
  return (
    <ul className={styles.list}>
      {items.map(({ title, text, cabin, hold }, index) => (
        <li key={index}>
          <div>
            <TextIn as="h3" of={title} />
            <TextIn as="p" of={text} />
          </div>
          <dl>
            <VerdictMark place="cabin" verdict={cabin} />
            <VerdictMark place="hold" verdict={hold} />
          </dl>
        </li>
      ))}
    </ul>
  );
}

function VerdictMark({ place, verdict }: { place: 'cabin' | 'hold'; verdict: Verdict }) {
  const t = useTranslations('allowances');
  return (
    <div className={classes(styles.verdict, styles[verdict])}>
      <Icon name={signs[verdict]} />
      <dt>{t(place)}</dt>
      <dd>{t(verdict)}</dd>
    </div>
  );
}
