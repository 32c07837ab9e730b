import { useTranslation } from '@payloadcms/ui';
import { useId } from 'react';
import { inAirportTime } from '@/cms/date-fields/picked';
import { toRecord, type DisruptionDoc } from '@/cms/disruptions/to-record';
import { labelIn } from '@/cms/admin-words/say';
import { useSay } from '@/cms/admin-words/useSay';
import { causes } from '@/features/disruption/kinds';
import type { Reading } from '@/features/disruption/texts';
import { adminLanguage } from '@/i18n/label';
import styles from './desk.module.scss';
import { pageIn } from './page';
import { said } from './said';
import { TimelineLink } from './TimelineLink';

interface Props {
  docs: readonly DisruptionDoc[];
  reading: Reading;
}

/** The last disruptions that are over. */
export function Archive({ docs, reading }: Props) {
  const say = useSay();
  const { i18n } = useTranslation();
  const title = useId();
  const language = adminLanguage(i18n.language);
  if (docs.length === 0) return null;
  return (
    <section aria-labelledby={title}>
      <h2 id={title}>{say('disruptionArchive')}</h2>
      <ul className={styles.archive}>
        {docs.map((doc) => {
          const more = { ...reading, flights: 0, link: pageIn(language) };
          const { text, lang } = said('heading', toRecord(doc), language, more);
          const cause = labelIn(causes[doc.cause].label, i18n.language);
          return (
            <li key={doc.id}>
              <div>
                <strong lang={lang}>{text || cause}</strong>
                <p>
                  {cause} · {inAirportTime(doc.from)} –{' '}
                  {doc.endedAt ? inAirportTime(doc.endedAt) : '—'}
                </p>
              </div>
              <TimelineLink id={doc.id} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
