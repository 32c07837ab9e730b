'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { matches } from '@/lib/match';
import { Filter } from '../shared/Filter';
import styles from './FaqSearch.module.scss';

interface Props {
  /** Ids of the groups and questions on the page, and the words they are found by. */
  groups: { id: string; items: { id: string; text: string }[] }[];
}

/** Hides the questions of the page that do not answer what is typed; all are there without JavaScript. */
export function FaqSearch({ groups }: Props) {
  const t = useTranslations('faq');
  const [query, setQuery] = useState('');
  const found = groups.map(({ id, items }) => ({
    id,
    items: items.map((item) => ({ ...item, hit: matches(item.text, query) })),
  }));
  const count = found.flatMap(({ items }) => items).filter(({ hit }) => hit).length;
  const hidden = found.flatMap(({ id, items }) =>
    items.some(({ hit }) => hit) ? items.filter(({ hit }) => !hit).map((item) => item.id) : [id],
  );
  return (
    <div className={styles.search}>
      <Filter
        label={t('label')}
        placeholder={t('search')}
        query={query}
        onQuery={setQuery}
        status={count > 0 ? t('found', { count }) : t('none')}
      />
      {hidden.length > 0 && (
        <style>{`${hidden.map((id) => `#${CSS.escape(id)}`).join(',')}{display:none}`}</style>
      )}
    </div>
  );
}
