import { toast, useAuth, useTranslation } from '@payloadcms/ui';
import { useId, useState } from 'react';
import type { Principal } from '@/cms/access/access';
import { may } from '@/cms/access/rights';
import { Button, ButtonLink } from '@/cms/admin-ui/Button';
import { ConfirmDialog } from '@/cms/admin-ui/ConfirmDialog';
import { documentPath } from '@/cms/admin-ui/routes';
import { inAirportTime } from '@/cms/date-fields/picked';
import { toRecord, type DisruptionDoc } from '@/cms/disruptions/to-record';
import { documentRef } from '@/cms/documents';
import { labelIn } from '@/cms/admin-words/say';
import { useSay } from '@/cms/admin-words/useSay';
import { causes, severities, severityNames, type Severity } from '@/features/disruption/kinds';
import { isConcerned } from '@/features/disruption/scope';
import { states } from '@/features/disruption/states';
import { textFields } from '@/features/disruption/text-fields';
import type { Reading } from '@/features/disruption/texts';
import { adminLanguage } from '@/i18n/label';
import { localeNames, locales, type Locale } from '@/i18n/locales';
import desk from '@/studio/operations-desk/desk.module.scss';
import { clockFrom } from '@/studio/operations-desk/draft';
import { ClockField } from './ClockField';
import styles from './desk.module.scss';
import { anHourLonger, isoOrNull, momentAfter } from './draft';
import { pageIn } from './page';
import { said } from './said';
import { TextsPreview } from './TextsPreview';
import { TimelineLink } from './TimelineLink';
import { useHandwritten, useSending, type Board } from './useDisruptions';

interface Props {
  doc: DisruptionDoc;
  /** At the running minute. */
  reading: Reading;
  board: Board;
  renew: () => Promise<unknown>;
  onEnded: () => void;
}

/** A disruption that lasts: what is said of it, and a press for what becomes of it. */
export function LastingDisruption({ doc, reading, board, renew, onEnded }: Props) {
  const { now } = reading;
  const say = useSay();
  const { i18n } = useTranslation();
  const { user } = useAuth();
  const title = useId();
  const [clock, setClock] = useState('');
  const [becoming, setBecoming] = useState<Severity | null>(null);
  const { id, state, severity, cause, press } = doc;
  const isHandwritten = useHandwritten(id);
  const { send, problem } = useSending(renew);

  const record = toRecord(doc);
  const { from, until } = record.period;
  const count = board.flights?.filter((flight) =>
    isConcerned(flight, record.scope, record.period),
  ).length;
  const saidIn = (name: 'heading' | 'messenger', lang: Locale) =>
    said(name, record, lang, { ...reading, flights: count ?? 0, link: pageIn(lang) });
  const language = adminLanguage(i18n.language);
  const heading = saidIn('heading', language);

  const patch = (change: object, words = say('savingDone')) => {
    const body = { ...change, revision: doc.revision ?? 0 };
    return send(`/disruptions/${id}?depth=0`, { method: 'PATCH', body }, words);
  };
  const published = say(from > now ? 'disruptionPublishedLater' : 'disruptionPublished');
  const endAt = (at: number | null) => patch({ until: isoOrNull(at) });

  const end = async () => {
    if (await patch({ state: 'over' }, say('disruptionEnded'))) onEnded();
  };
  const setEnd = async (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const time = clockFrom(clock);
    if (time && (await endAt(momentAfter(Math.max(from, now), time)))) setClock('');
  };
  const become = (next: Severity) => {
    setBecoming(null);
    void patch({ severity: next });
  };
  const choose = async (next: Severity) => {
    if (next === severity) return;
    if (await isHandwritten()) setBecoming(next);
    else become(next);
  };
  const copy = async (lang: Locale) => {
    try {
      await navigator.clipboard.writeText(saidIn('messenger', lang).text);
      toast.success(say('disruptionCopied', { language: localeNames[lang] }));
    } catch {
      toast.error(say('disruptionNotCopied'));
    }
  };

  return (
    <>
      <article className={styles.lasting} data-severity={severity} aria-labelledby={title}>
        <header>
          <p className={styles.marks}>
            <span className={desk.mark}>{labelIn(severities[severity].label, i18n.language)}</span>
            <span className={desk.mark}>{labelIn(states[state], i18n.language)}</span>
          </p>
          <h3 id={title} lang={heading.lang}>
            {heading.text || labelIn(causes[cause].label, i18n.language)}
          </h3>
          <p>
            {inAirportTime(doc.from)} –{' '}
            {doc.until ? inAirportTime(doc.until) : say('disruptionNoEnd')}
          </p>
          <p>
            {count === undefined
              ? say(board.failed ? 'disruptionFlightsUnknown' : 'loading')
              : say('disruptionFlights', { count })}
          </p>
          {state === 'public' && from > now && <p>{say('disruptionPublishedLater')}</p>}
          {until !== null && until <= now && (
            <p className={desk.problem}>{say('disruptionPassed')}</p>
          )}
        </header>
        {problem && (
          <p className={desk.problem} role="alert">
            {problem}
          </p>
        )}
        <div className={styles.row}>
          <Button kind="primary" onClick={() => void end()}>
            {say('disruptionEnd')}
          </Button>
          {state === 'rehearsal' && (
            <Button onClick={() => void patch({ state: 'public' }, published)}>
              {say('disruptionPublish')}
            </Button>
          )}
          <Button icon="clock" onClick={() => void endAt(anHourLonger(until, now))}>
            {say('disruptionHours', { hours: 1 })}
          </Button>
          {until !== null && (
            <Button onClick={() => void endAt(null)}>{say('disruptionNoEnd')}</Button>
          )}
          {/* Enter sets an end, and never more than that. */}
          <form className={styles.row} onSubmit={(event) => void setEnd(event)}>
            <ClockField
              title={say('disruptionUntil')}
              name="until"
              required
              value={clock}
              onChange={({ target }) => setClock(target.value)}
            />
            <Button type="submit">{say('disruptionSetEnd')}</Button>
          </form>
        </div>
        <div className={styles.row} role="group" aria-label={say('disruptionSeverity')}>
          {severityNames.map((value) => (
            <Button
              key={value}
              aria-pressed={severity === value}
              onClick={() => void choose(value)}
            >
              {labelIn(severities[value].label, i18n.language)}
            </Button>
          ))}
        </div>
        <div
          className={styles.row}
          role="group"
          aria-label={labelIn(textFields.messenger.label, i18n.language)}
        >
          <span aria-hidden="true">{labelIn(textFields.messenger.label, i18n.language)}</span>
          {locales.map((lang) => (
            <Button key={lang} icon="copy" onClick={() => void copy(lang)}>
              {localeNames[lang]}
            </Button>
          ))}
        </div>
        <div className={styles.row}>
          {state === 'public' && (
            <ButtonLink icon="open" href={pageIn(language)} target="_blank">
              {say('openOnSite')}
            </ButtonLink>
          )}
          <ButtonLink icon="edit" href={documentPath(documentRef('disruptions', id))}>
            {say('disruptionEdit')}
          </ButtonLink>
          {press && may(user as Principal | null, 'read', 'press') && (
            <ButtonLink icon="file" href={documentPath(documentRef('press', Number(press)))}>
              {say('disruptionPress')}
            </ButtonLink>
          )}
          <TimelineLink id={id} />
        </div>
        <details className={styles.choice}>
          <summary>{say('disruptionPreview')}</summary>
          <TextsPreview of={record} reading={reading} flights={count ?? 0} />
        </details>
      </article>
      {becoming && (
        <ConfirmDialog
          title={say('disruptionReplace')}
          confirm={say('disruptionReplaceDo')}
          back={say('cancel')}
          onConfirm={() => become(becoming)}
          onClose={() => setBecoming(null)}
        >
          <p>{say('disruptionReplaceWhat')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
