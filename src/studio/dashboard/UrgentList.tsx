import { defaultLocale, localeNames } from '@/i18n/locales';
import type { Say } from '@/cms/admin-words/say';
import type { Task } from '@/studio/server/progress';
import { viewAddress } from '@/cms/admin-ui/routes';
import { Icon } from '@/cms/admin-ui/Icon';
import states from '@/studio/components/states.module.scss';
import styles from './dashboard.module.scss';

const SHOWN = 5;

interface Props {
  tasks: readonly Task[];
  /** How many documents have work. */
  documents: number;
  titleOf: (task: Task) => string;
  say: Say;
}

/** Why it is urgent: what is the matter, and who sees it. */
function whyOf({ entry, state, count }: Task, say: Say): string {
  const isPublic = entry.languages[defaultLocale].published;
  const where = !isPublic
    ? say('onDraft')
    : say(entry.group === 'everywhere' ? 'onEveryPage' : 'onPublicPage');
  return `${say(state, { count })}, ${where}`;
}

/** What is to be done first. */
export function UrgentList({ tasks, documents, titleOf, say }: Props) {
  return (
    <section className={styles.widget} aria-labelledby="translation-urgent">
      <header>
        <h2 id="translation-urgent">{say('urgent')}</h2>
        <span>{say('urgentText')}</span>
        {documents > 0 && (
          <a href={viewAddress({ show: 'todo' })}>
            {say('all')} {documents}
          </a>
        )}
      </header>
      {tasks.length === 0 ? (
        <p className={styles.none}>{say('nothingToDo')}</p>
      ) : (
        <ul className={styles.rows}>
          {tasks.slice(0, SHOWN).map((task) => {
            const { entry, lang, state } = task;
            return (
              <li key={`${entry.ref} ${lang}`}>
                <a href={viewAddress({ ref: entry.ref, lang })}>
                  <abbr className={states.mark} data-state={state} title={localeNames[lang]}>
                    {lang}
                  </abbr>
                  <span className={styles.what}>
                    <strong>{titleOf(task)}</strong>
                    <small>{whyOf(task, say)}</small>
                  </span>
                  <Icon name="right" />
                </a>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
