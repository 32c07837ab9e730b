'use client';

import { useTranslations } from 'next-intl';
import { useState, useSyncExternalStore } from 'react';
import { ITEM_PARAM } from '@/constants';
import { Icon } from '@/ui/Icon/Icon';
import { Text } from '@/ui/Text/Text';
import { TextIn } from '@/ui/Text/TextIn';
import { plain } from '@/lib/local-text';
import type { SectionOf } from '../schemas';
import { Filter } from '../shared/Filter';
import { classes } from '@/lib/classes';
import { matchScore } from '@/lib/match';
import type { Verdict } from './schema';
import styles from './AllowanceSearch.module.scss';

type Item = SectionOf<'allowances'>['items'][number];

/** What is asked for most stands first, and is offered as buttons. */
const OFTEN = 6;

const signs = { yes: 'check-circle', limited: 'alert', no: 'x-circle' } as const;

/** What answers a query, the best first; what is only similar where nothing else is found. */
function answersTo(items: Item[], query: string): Item[] {
  const scored = items.map((item) => {
    const title = plain(item.title);
    // Its own name says more than another name of it.
    const own = 2 * matchScore(title, query);
    return { item, score: Math.max(own, matchScore(`${title} ${item.keywords}`, query)) };
  });
  const isFound = scored.some(({ score }) => score > 2);
  return scored
    .filter(({ score }) => score > (isFound ? 1 : 0))
    .sort((one, other) => other.score - one.score)
    .map(({ item }) => item);
}

/** What the address asks for; the page is the same for all of them. */
const askedItem = () => new URLSearchParams(location.search).get(ITEM_PARAM) ?? '';

function onReturn(notify: () => void) {
  addEventListener('popstate', notify);
  return () => removeEventListener('popstate', notify);
}

/** "Can I bring it?": a field, what is asked for most, and the answer. */
export function AllowanceSearch({ items }: { items: Item[] }) {
  const t = useTranslations('allowances');
  const asked = useSyncExternalStore(onReturn, askedItem, () => '');
  const [typed, setQuery] = useState<string>();
  const query = typed ?? asked;
  const found = answersTo(items, query);
  return (
    <div className={styles.search}>
      <Filter
        label={t('label')}
        placeholder={t('search')}
        query={query}
        onQuery={setQuery}
        status={found.length > 0 ? t('found', { count: found.length }) : t('none')}
      />
      <div className={styles.often} role="group" aria-label={t('often')}>
        {items.slice(0, OFTEN).map(({ title }, index) => (
          <button
            key={index}
            type="button"
            aria-pressed={query === plain(title)}
            onClick={() => setQuery(query === plain(title) ? '' : plain(title))}
          >
            <Text of={title} />
          </button>
        ))}
      </div>
      {query.trim() ? (
        <List isAnswer items={found} />
      ) : (
        <details className={styles.all}>
          <summary>
            {t('all', { count: items.length })}
            <Icon name="chevron-down" size={18} />
          </summary>
          <List items={items} />
        </details>
      )}
    </div>
  );
}

interface ListProps {
  items: Item[];
  /** The first answers a question. */
  isAnswer?: boolean;
}

function List({ items, isAnswer = false }: ListProps) {
  return (
    <ul className={classes(styles.list, isAnswer && styles.answers)}>
      {items.map(({ title, text, cabin, hold }, index) => (
        <li key={index}>
          <TextIn as="h3" of={title} />
          <dl>
            <VerdictMark place="cabin" verdict={cabin} />
            <VerdictMark place="hold" verdict={hold} />
          </dl>
          <TextIn as="p" of={text} />
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
