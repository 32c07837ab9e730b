import { defaultLocale } from '@/i18n/locales';
import type { Change } from '@/studio/hooks/useChange';
import { DiffText } from '@/studio/components/DiffText';
import { useTool } from './ToolContext';
import styles from './tool.module.scss';

/** How the Uzbek text of a field changed since it was translated, and who changed it. */
export function WhatChanged({ change }: { change: Change | undefined }) {
  const { say, clock } = useTool();
  if (!change) return <p>{say('loading')}</p>;
  const { by, at, ofField, before, after } = change;
  const who = [by, at && clock.moment(at)].filter(Boolean).join(', ');
  return (
    <>
      {who && <p className={styles.who}>{ofField ? who : say('ofDocument', { who })}</p>}
      <DiffText before={before ?? after ?? ''} after={after ?? ''} lang={defaultLocale} say={say} />
      {before === null && <p className={styles.who}>{say('beforeUnknown')}</p>}
    </>
  );
}
