'use client';

import { useTranslations } from 'next-intl';
import { useState, useSyncExternalStore } from 'react';
import { ITEM_PARAM } from '@/constants';
import { Icon } from '@/ui/Icon/Icon';
import { Text } from '@/ui/Text/Text';
import { TextIn } from '@/ui/Text/TextIn';
import { isBlank, plain } from '@/lib/local-text';
import { Filter } from '../shared/Filter';
import { classes } from '@/lib/classes';
import { answersTo, type Item } from './answers';
import type { Verdict } from './schema';
import styles from './AllowanceSearch.module.scss';

/** What is asked for most stands first, and is offered as buttons. */
const OFTEN = 6;

const signs = { yes: 'check-circle', limited: 'alert', no: 'x-circle' } as const;

/** What the address asks for; the page is the same for all of them. */
const askedItem = () => new URLSearchParams(location.search).get(ITEM_PARAM) ?? '';

/** Also where only the query of the page that is open changes. */
function onAddress(notify: () => void) {
  const changes = [
    [window, 'popstate'],
    [window.navigation, 'currententrychange'],
  ] as const;
  for (const [of, change] of changes) of?.addEventListener(change, notify);
  return () => {
    for (const [of, change] of changes) of?.removeEventListener(change, notify);
  };
}

/** "Can I bring it?": a field, what is asked for most, and the answer. */
export function AllowanceSearch({ items }: { items: Item[] }) {
  const t = useTranslations('allowances');
  const asked = useSyncExternalStore(onAddress, askedItem, () => '');
  const [typed, setTyped] = useState({ asked: '', text: '' });
  // Who asks for another thing by its address is not answered what was typed before.
  const query = typed.asked === asked ? typed.text : asked;
  const setQuery = (text: string) => setTyped({ asked, text });
  const found = answersTo(items, query);
  const often = items.filter(({ title }) => !isBlank(title)).slice(0, OFTEN);
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
        {often.map(({ title }, index) => (
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
