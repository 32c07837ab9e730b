import { Gutter } from '@payloadcms/ui';
import { notFound } from 'next/navigation';
import type { DocumentViewServerProps } from 'payload';
import { airportClock, airportDate } from '@/lib/time';
import { historyOf, HISTORY_SHOWN } from '../history';
import { kindLabel } from '../kinds';
import { auditWords } from '@/cms/admin-words/say';
import { documentRef } from '@/cms/documents';
import { dateForms } from '@/cms/admin-ui/date-forms';
import { dayInWords } from '@/cms/admin-ui/dates';
import { requestTime } from '@/lib/request-time';
import styles from './audit.module.scss';
import { actorName, detailOf, languageNames } from './names';

/** `/admin/collections/pages/12/history`: who did what to a document, the newest first. */
export async function HistoryView({ initPageResult }: DocumentViewServerProps) {
  const { collectionConfig, docID, globalConfig, req } = initPageResult;
  const slug = collectionConfig?.slug ?? globalConfig?.slug;
  if (!slug) notFound();
  const events = await historyOf(req, documentRef(slug, collectionConfig ? docID : undefined));
  if (!events) notFound();
  const { language } = req.i18n;
  const say = auditWords(language);
  const today = airportDate(requestTime());
  const forms = dateForms(language);
  const { config } = req.payload;
  return (
    <Gutter className={styles.history}>
      <h2>{say('history')}</h2>
      {events.length === 0 && <p>{say('nothingYet')}</p>}
      <ol>
        {events.map((event) => {
          const at = Date.parse(event.at);
          const languages = languageNames(event.languages);
          const detail = detailOf(config, event, language, say);
          return (
            <li key={event.id}>
              <time dateTime={event.at}>
                {dayInWords(forms, airportDate(at), today)}, {airportClock(at)}
              </time>
              <div>
                <strong>{kindLabel(event.kind, language)}</strong>
                {languages && <span className={styles.languages}>{languages}</span>}
                {detail && <p>{detail}</p>}
              </div>
              <span>{actorName(event, say)}</span>
            </li>
          );
        })}
      </ol>
      <p className={styles.note}>
        {events.length === HISTORY_SHOWN && say('newest', { count: HISTORY_SHOWN })}{' '}
        {say('keptYear')}
      </p>
    </Gutter>
  );
}
