import { Fragment, useMemo } from 'react';
import type { Locale } from '@/i18n/locales';
import { useSay } from '@/cms/admin-words/useSay';
import type { Run } from '@/studio/lib/words-diff';
import controls from '@/cms/admin-ui/controls.module.scss';
import { useExchangeSay } from '../lib/useExchangeSay';
import styles from './compare.module.scss';
import { lineRuns } from './line-runs';

/** A field with two texts. */
export interface Comparison {
  key: string;
  name: string;
  before: string;
  after: string;
  /** What else is to be known of it. */
  note?: string | null;
}

interface Props {
  caption: string;
  /** What the two texts are. */
  before: string;
  after: string;
  lang: Locale;
  rows: readonly Comparison[];
}

/**
 * Fields with two texts side by side, below each other where it is narrow. Roles are written out:
 * a table that is laid out otherwise is none to some browsers.
 */
export function CompareTable({ caption, before, after, lang, rows }: Props) {
  const say = useSay();
  return (
    <div className={styles.place}>
      <table className={styles.table} role="table" aria-label={caption}>
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              {say('field')}
            </th>
            <th scope="col" role="columnheader">
              {before}
            </th>
            <th scope="col" role="columnheader">
              {after}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <CompareRow key={row.key} row={row} titles={[before, after]} lang={lang} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  row: Comparison;
  titles: readonly [string, string];
  lang: Locale;
}

function CompareRow({ row: { name, before, after, note }, titles, lang }: RowProps) {
  const words = useExchangeSay();
  const lines = useMemo(() => lineRuns(before, after), [before, after]);
  const notes = [before === after && words('onlyFormatting'), note].filter(Boolean);
  return (
    <tr role="row">
      <th scope="row" role="rowheader">
        {name}
        {notes.map((text) => (
          <small key={String(text)}>{text}</small>
        ))}
      </th>
      <td role="cell">
        <b aria-hidden="true">{titles[0]}</b>
        <MarkedText text={before} lines={lines} change="removed" lang={lang} />
      </td>
      <td role="cell">
        <b aria-hidden="true">{titles[1]}</b>
        <MarkedText text={after} lines={lines} change="added" lang={lang} />
      </td>
    </tr>
  );
}

interface MarkedProps {
  text: string;
  lines: readonly Run[][];
  /** Which words of the two texts are in this one only. */
  change: 'added' | 'removed';
  lang: Locale;
}

/** A text with the words marked that the other one has not; it is said, not only coloured. */
function MarkedText({ text, lines, change, lang }: MarkedProps) {
  const say = useSay();
  if (text.trim() === '') return <p className={styles.empty}>{say('empty')}</p>;
  const Tag = change === 'added' ? 'ins' : 'del';
  return lines.map((runs, line) => (
    <p key={line}>
      {runs
        .filter(({ kind }) => kind === 'same' || kind === change)
        .map((run, index) => (
          <Fragment key={index}>
            {index > 0 && ' '}
            {run.kind === 'same' ? (
              <span lang={lang}>{run.text}</span>
            ) : (
              <Tag>
                <span className={controls.hidden}>{say(change)}: </span>
                <span lang={lang}>{run.text}</span>
              </Tag>
            )}
          </Fragment>
        ))}
    </p>
  ));
}
