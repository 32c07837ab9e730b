import type { Locale } from '@/i18n/locales';
import { stateIcons } from '@/studio/preview-overlay/types';
import type { InFrame } from '@/studio/hooks/useCurrent';
import { stripId } from '@/studio/hooks/useFieldWalk';
import { titleOf, type Todo } from '@/studio/lib/fields';
import { Icon } from '@/cms/admin-ui/Icon';
import states from '@/studio/components/states.module.scss';
import { useTool } from '../ToolContext';
import styles from './columns.module.scss';

const words = {
  missing: 'legendMissing',
  changed: 'legendChanged',
  fallback: 'legendFallback',
} as const;

interface Props {
  onEdit: (field: InFrame) => void;
  lang: Locale;
  todos: readonly Todo[];
}

/** Fields to do that have no place on the page, such as the search description. */
export function NotOnPage({ lang, todos, onEdit }: Props) {
  const { say } = useTool();
  if (todos.length === 0) return null;
  return (
    <div className={styles.strip}>
      <span>{say('notOnPage')}:</span>
      <ul>
        {todos.map(({ field, state, entry }) => (
          <li key={field}>
            <button
              type="button"
              id={stripId({ lang, field })}
              title={titleOf(entry)}
              onClick={() => onEdit({ field, lang })}
            >
              {entry.labels.at(-1)}
            </button>{' '}
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
