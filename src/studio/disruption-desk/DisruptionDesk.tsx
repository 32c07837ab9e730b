'use client';

import { SetStepNav } from '@payloadcms/ui';
import { useId, useRef } from 'react';
import { useSay } from '@/cms/admin-words/useSay';
import type { Reading } from '@/features/disruption/texts';
import { useNow } from '@/studio/hooks/useNow';
import desk from '@/studio/operations-desk/desk.module.scss';
import { Archive } from './Archive';
import styles from './desk.module.scss';
import { LastingDisruption } from './LastingDisruption';
import { NewDisruption } from './NewDisruption';
import { useBoard, useDisruptions } from './useDisruptions';

/** The disruption desk: what is announced, what is to be announced, and what is over. */
export function DisruptionDesk({ clockPatterns }: Pick<Reading, 'clockPatterns'>) {
  const say = useSay();
  const now = useNow();
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { lasting, over, failed, renew } = useDisruptions();
  const board = useBoard(now);
  /** To what is announced, which has just become more or less. */
  const toLasting = () => heading.current?.focus();
  return (
    <main className={styles.desk}>
      <SetStepNav nav={[{ label: say('disruptionDesk') }]} />
      <h1>{say('disruptionDesk')}</h1>
      {now !== null && (
        <>
          <section aria-labelledby={title}>
            <h2 id={title} ref={heading} tabIndex={-1}>
              {say('disruptionNow')}
            </h2>
            {failed && (
              <p className={desk.problem} role="alert">
                {say('disruptionNotRenewed')}
              </p>
            )}
            {lasting?.length === 0 && <p>{say('disruptionNone')}</p>}
            {lasting?.map((doc) => (
              <LastingDisruption
                key={doc.id}
                doc={doc}
                reading={{ now, clockPatterns }}
                board={board}
                renew={renew}
                onEnded={toLasting}
              />
            ))}
          </section>
          <NewDisruption
            reading={{ now, clockPatterns }}
            board={board}
            renew={renew}
            onAnnounced={toLasting}
          />
          <Archive docs={over} reading={{ now, clockPatterns }} />
        </>
      )}
    </main>
  );
}
