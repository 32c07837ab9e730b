import type { Locale } from '@/i18n/locales';
import { stateIcons } from '@/studio/frame/types';
import { stripId } from '@/studio/hooks/useFieldWalk';
import { titleOf, type Todo } from '@/studio/lib/fields';
import { documentOf, editorAddress, EDITOR_WINDOW } from '@/cms/admin-ui/routes';
import { Icon } from '@/cms/admin-ui/Icon';
import states from '@/studio/shared/states.module.scss';
import { useTool } from '../ToolContext';
import styles from './columns.module.scss';

const words = {
  missing: 'legendMissing',
  changed: 'legendChanged',
  fallback: 'legendFallback',
} as const;

interface Props {
  lang: Locale;
  todos: readonly Todo[];
}

/** Fields to do that have no place on the page, such as the search description. */
export function NotOnPage({ lang, todos }: Props) {
  const { say } = useTool();
  if (todos.length === 0) return null;
  return (
    <div className={styles.strip}>
      <span>{say('notOnPage')}:</span>
      <ul>
        {todos.map(({ field, state, entry }) => (
          <li key={field}>
            <a
              id={stripId({ lang, field })}
              href={editorAddress(documentOf(field), lang, entry.path)}
              target={EDITOR_WINDOW}
              title={titleOf(entry)}
            >
              {entry.labels.at(-1)}
            </a>{' '}
            <span className={states.pill} data-state={state}>
              <Icon name={stateIcons[state] ?? 'missing'} size={12} />
              {say(words[state])}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
