import { defaultLocale, localeNames } from '@/i18n/locales';
import { useChange } from '@/studio/hooks/useChange';
import type { InFrame } from '@/studio/hooks/useCurrent';
import { useTool } from '../ToolContext';
import { WhatChanged } from '../WhatChanged';
import styles from './writing.module.scss';

interface Props {
  at: InFrame;
  /** Whether it has changed since the text was translated. */
  isChanged: boolean;
}

/** The Uzbek text that is translated, with what has changed in it. */
export function Source({ at, isChanged }: Props) {
  const { say } = useTool();
  const change = useChange(at);
  return (
    <section className={styles.source}>
      <h3>{isChanged ? say('changedSince') : localeNames[defaultLocale]}</h3>
      {isChanged ? (
        <WhatChanged change={change} />
      ) : (
        <p lang={defaultLocale}>{change ? (change.after ?? '') : say('loading')}</p>
      )}
    </section>
  );
}
