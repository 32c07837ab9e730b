import { Icon } from '@/cms/admin-ui/Icon';
import states from '@/studio/components/states.module.scss';
import { useTool } from '../ToolContext';
import styles from './tree.module.scss';

/** What the marks of the tree say. */
export function Legend() {
  const { say } = useTool();
  const marks = [
    { state: 'complete', sign: <Icon name="check" size={14} />, text: say('complete') },
    { state: 'fallback', sign: 2, text: say('legendFallback') },
    { state: 'missing', sign: 3, text: say('legendMissing') },
    { state: 'changed', sign: 1, text: say('legendChanged') },
  ];
  return (
    <ul className={styles.legend} aria-label={say('legend')}>
      {marks.map(({ state, sign, text }) => (
        <li key={state}>
          <span className={states.mark} data-state={state} aria-hidden="true">
            {sign}
          </span>
          {text}
        </li>
      ))}
    </ul>
  );
}
