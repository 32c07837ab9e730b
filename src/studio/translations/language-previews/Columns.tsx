import type { CSSProperties } from 'react';
import { localeNames, locales, type Locale } from '@/i18n/locales';
import type { FrameAddresses } from '@/studio/hooks/useFrames';
import type { Marks } from '@/studio/hooks/useMarks';
import { REGION } from '@/studio/hooks/useShortcuts';
import type { Checks } from '@/studio/lib/checks';
import type { Todo } from '@/studio/lib/fields';
import { Segmented } from '@/cms/admin-ui/Segmented';
import { useTool } from '../ToolContext';
import { Column, type ColumnProps } from './Column';
import styles from './columns.module.scss';

interface Props extends Omit<
  ColumnProps,
  'lang' | 'src' | 'marks' | 'unplaced' | 'elsewhere' | 'check'
> {
  addresses: FrameAddresses | undefined;
  marks: Marks;
  unplaced: readonly Todo[];
  elsewhere: readonly Todo[];
  checks: Checks;
}

/** The languages side by side; where there is no room for them, one with a choice above. */
export function Columns({ addresses, marks, unplaced, elsewhere, checks, ...rest }: Props) {
  const { say, state, go } = useTool();
  return (
    <div className={styles.frames}>
      <div className={styles.languages}>
        <Segmented<Locale>
          legend={say('language')}
          value={state.lang}
          onChange={(lang) => go({ lang })}
          options={locales.map((lang) => ({ value: lang, label: localeNames[lang] }))}
        />
      </div>
      <div
        className={styles.columns}
        style={{ '--languages': locales.length } as CSSProperties}
        {...{ [REGION]: 'columns' }}
        tabIndex={-1}
      >
        {locales.map((lang) => (
          <Column
            key={lang}
            {...rest}
            lang={lang}
            src={addresses?.[lang]}
            marks={marks[lang]}
            unplaced={unplaced.filter((todo) => todo.lang === lang)}
            elsewhere={elsewhere.filter((todo) => todo.lang === lang)}
            check={checks[lang]}
          />
        ))}
      </div>
    </div>
  );
}
