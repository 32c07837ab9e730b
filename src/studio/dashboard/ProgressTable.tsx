import { defaultLocale, localeNames, type Locale } from '@/i18n/locales';
import type { Say } from '@/cms/admin-words/say';
import { VIEW, viewAddress } from '@/cms/admin-ui/routes';
import { todoStates } from '@/studio/lib/states';
import controls from '@/cms/admin-ui/controls.module.scss';
import styles from './dashboard.module.scss';
import { partNames, partsOf, percentOf, type ProgressRow } from './parts';

const partWords = {
  complete: 'partComplete',
  changed: 'partChanged',
  fallback: 'partFallback',
  missing: 'partMissing',
} as const;

const legend = {
  complete: 'complete',
  changed: 'legendChanged',
  fallback: 'legendPartly',
  missing: 'legendMissing',
} as const;

interface Props {
  rows: readonly ProgressRow[];
  languages: readonly Locale[];
  say: Say;
  /** When it was counted, "14:20". */
  time: string;
}

/** How many documents of each kind are complete in each language. */
export function ProgressTable({ rows, languages, say, time }: Props) {
  return (
    <section className={styles.widget} aria-labelledby="translation-progress">
      <header>
        <h2 id="translation-progress">{say('progress')}</h2>
        <span>{say('progressText')}</span>
        <a href={VIEW}>{say('openTranslations')}</a>
      </header>
      <div className={styles.scroll}>
        <table className={styles.progress}>
          <thead>
            <tr>
              <th scope="col">{say('kind')}</th>
              {languages.map((lang) => (
                <th key={lang} scope="col">
                  {localeNames[lang]} {lang === defaultLocale && <small>{say('source')}</small>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.title}>
                <th scope="row">{row.title}</th>
                {languages.map((lang) => (
                  <td key={lang}>
                    <Cell row={row} lang={lang} say={say} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <footer>
        {partNames.map((part) => (
          <span key={part} className={styles.sample}>
            <span className={styles.part} data-part={part} aria-hidden="true" />
            {say(legend[part])}
          </span>
        ))}
        <span className={styles.counted}>{say('counted', { time })}</span>
      </footer>
    </section>
  );
}

interface CellProps {
  row: ProgressRow;
  lang: Locale;
  say: Say;
}

/** A cell leads to its documents; the numbers of its parts lead to those of one state. */
function Cell({ row: { kind, entries }, lang, say }: CellProps) {
  const parts = partsOf(entries, lang);
  const total = entries.length;
  const filter = { ...(kind && { kind }), lang };
  const [before, after] = say('completeOf', { count: '|', total }).split('|');
  return (
    <>
      <span className={styles.numbers}>
        <a href={viewAddress(filter)}>
          {before}
          <strong>{parts.complete}</strong>
          {after}
        </a>
        <strong>{percentOf(parts.complete, total)}%</strong>
      </span>
      <span className={styles.bar} aria-hidden="true">
        {partNames.map(
          (part) =>
            parts[part] > 0 && (
              <span
                key={part}
                className={styles.part}
                data-part={part}
                style={{ flexGrow: parts[part] }}
              />
            ),
        )}
      </span>
      <span className={styles.states}>
        {todoStates.map(
          (state) =>
            parts[state] > 0 && (
              <a key={state} href={viewAddress({ ...filter, state })}>
                {say(partWords[state], { count: parts[state] })}
              </a>
            ),
        )}
      </span>
      <span className={controls.hidden}>
        {partNames
          .filter((part) => part === 'complete' || parts[part] === 0)
          .map((part) => say(partWords[part], { count: parts[part] }))
          .join(', ')}
      </span>
    </>
  );
}
