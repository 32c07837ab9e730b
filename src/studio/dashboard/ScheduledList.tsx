import { defaultLocale, type Locale } from '@/i18n/locales';
import type { Say } from '@/cms/admin-words/say';
import type { Clock } from '@/cms/admin-ui/dates';
import { ADMIN, viewAddress } from '@/cms/admin-ui/routes';
import { Icon } from '@/cms/admin-ui/Icon';
import styles from './dashboard.module.scss';

/** A record of `publications` that waits. */
export interface Planned {
  id: number;
  /** What the document was called when this was planned. */
  title: string;
  document: string;
  action: 'publish' | 'takeDown';
  at: string;
  languages: Locale[];
}

interface Props {
  planned: readonly Planned[];
  /** What a document is called now, in the admin's language. */
  titleOf: (planned: Planned) => string;
  say: Say;
  clock: Clock;
}

/** What is going to be published or taken down, the next first. */
export function ScheduledList({ planned, titleOf, say, clock }: Props) {
  return (
    <section className={styles.widget} aria-labelledby="translation-scheduled">
      <header>
        <h2 id="translation-scheduled">{say('scheduled')}</h2>
        <span>{say('scheduledText')}</span>
        <a href={`${ADMIN}/collections/publications`}>{say('all')}</a>
      </header>
      {planned.length === 0 ? (
        <p className={styles.none}>{say('nothingScheduled')}</p>
      ) : (
        <ul className={styles.rows}>
          {planned.map((one) => {
            const { id, document, action, at, languages } = one;
            return (
              <li key={id}>
                <a href={viewAddress({ ref: document, lang: languages[0] ?? defaultLocale })}>
                  <time dateTime={at}>{clock.moment(at)}</time>
                  <span className={styles.what}>
                    <strong>{titleOf(one)}</strong>
                    <small>
                      <Icon name={action} size={13} /> {say(action)}
                    </small>
                  </span>
                  <span className={styles.codes}>
                    {languages.map((lang) => (
                      <span key={lang}>{lang}</span>
                    ))}
                  </span>
                </a>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
