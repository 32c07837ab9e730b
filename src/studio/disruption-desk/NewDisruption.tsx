import { useAuth, useTranslation } from '@payloadcms/ui';
import { useId } from 'react';
import type { Principal } from '@/cms/access/access';
import { may } from '@/cms/access/rights';
import { Button } from '@/cms/admin-ui/Button';
import { documentPath } from '@/cms/admin-ui/routes';
import { Segmented } from '@/cms/admin-ui/Segmented';
import { labelIn } from '@/cms/admin-words/say';
import { useSay } from '@/cms/admin-words/useSay';
import {
  causeNames,
  causes,
  severities,
  severityNames,
  type Severity,
} from '@/features/disruption/kinds';
import { isConcerned, type Period } from '@/features/disruption/scope';
import type { Reading } from '@/features/disruption/texts';
import { addDays, airportClock, airportDate, HOUR_MS } from '@/lib/time';
import { useTabState } from '@/studio/hooks/useTabState';
import desk from '@/studio/operations-desk/desk.module.scss';
import { ClockField } from './ClockField';
import styles from './desk.module.scss';
import { announcementOf, freshDraft, periodOf, type Draft } from './draft';
import { ScopeFields } from './ScopeFields';
import { TextsPreview } from './TextsPreview';
import { usePreparedTexts, useSending, type Board } from './useDisruptions';

/** Ends that are one press away, in hours from the beginning; null is an end that is not known. */
const ENDS = [1, 2, 3, 6, null];

interface Props {
  /** At the running minute. */
  reading: Reading;
  board: Board;
  renew: () => Promise<unknown>;
  onAnnounced: () => void;
}

/** What is to be announced: a press for what is said often, and at once how it will read. */
export function NewDisruption({ reading, board, renew, onAnnounced }: Props) {
  const { now } = reading;
  const say = useSay();
  const { i18n } = useTranslation();
  const { user } = useAuth();
  const title = useId();
  const previewTitle = useId();
  const [draft, setDraft] = useTabState('disruption', freshDraft);
  const { prepared, failed } = usePreparedTexts();
  const { send, problem } = useSending(renew);
  const change = (part: Partial<Draft>) => setDraft((latest) => ({ ...latest, ...part }));

  const readable = periodOf(draft, now);
  const period: Period = readable ?? { from: now, until: null };
  const isPast = period.until !== null && period.until <= now;
  const wrong = readable ? isPast && say('inPast') : say('deskClockHint');
  const count = board.flights?.filter((flight) => isConcerned(flight, draft, period)).length;

  const today = airportDate(now);
  /** A moment's day where that is not today. */
  const day = (at: number) => {
    const date = airportDate(at);
    if (date === today) return '';
    if (date === addDays(today, -1)) return ` · ${say('yesterday')}`;
    return ` · ${date === addDays(today, 1) ? say('tomorrow') : date}`;
  };

  const announce = async (state: 'public' | 'rehearsal') => {
    const body = announcementOf(draft, period, state);
    const published = period.from > now ? 'disruptionPublishedLater' : 'disruptionPublished';
    const words = say(state === 'public' ? published : 'disruptionRehearsed');
    if (!(await send('/disruptions?depth=0', { method: 'POST', body }, words))) return;
    setDraft((latest) => (latest === draft ? freshDraft : latest));
    onAnnounced();
  };

  return (
    <section className={styles.new} aria-labelledby={title}>
      <h2 id={title}>{say('disruptionNew')}</h2>
      <div className={styles.columns}>
        <div className={styles.controls}>
          <fieldset className={desk.group}>
            <legend>{say('disruptionCause')}</legend>
            <div className={desk.chips}>
              {causeNames.map((cause) => (
                <button
                  key={cause}
                  type="button"
                  aria-pressed={draft.cause === cause}
                  onClick={() => change({ cause })}
                >
                  {labelIn(causes[cause].label, i18n.language)}
                </button>
              ))}
            </div>
          </fieldset>
          <div className={styles.segments}>
            <strong aria-hidden="true">{say('disruptionSeverity')}</strong>
            <Segmented<Severity>
              legend={say('disruptionSeverity')}
              value={draft.severity}
              onChange={(severity) => change({ severity })}
              options={severityNames.map((value) => ({
                value,
                label: labelIn(severities[value].label, i18n.language),
              }))}
            />
          </div>
          <fieldset className={desk.group}>
            <legend>{say('disruptionPeriod')}</legend>
            <div className={desk.chips} data-columns="times">
              {ENDS.map((hours) => (
                <button
                  key={String(hours)}
                  type="button"
                  aria-pressed={
                    hours === null
                      ? period.until === null
                      : draft.until === undefined && draft.hours === hours
                  }
                  onClick={() => change({ hours, until: undefined })}
                >
                  {hours === null ? (
                    say('disruptionNoEnd')
                  ) : (
                    <>
                      <span>{say('disruptionHours', { hours })}</span>{' '}
                      <small>{airportClock(period.from + hours * HOUR_MS)}</small>
                    </>
                  )}
                </button>
              ))}
            </div>
            <div className={styles.times}>
              <ClockField
                title={say('disruptionFrom') + day(period.from)}
                name="from"
                value={draft.from ?? airportClock(now)}
                placeholder={airportClock(now)}
                onChange={({ target }) => change({ from: target.value })}
              />
              <ClockField
                title={say('disruptionUntil') + (period.until === null ? '' : day(period.until))}
                name="until"
                value={draft.until ?? (period.until === null ? '' : airportClock(period.until))}
                placeholder={say('disruptionNoEnd')}
                onChange={({ target }) => change({ until: target.value })}
              />
            </div>
            {wrong && <p className={desk.problem}>{wrong}</p>}
          </fieldset>
          <ScopeFields scope={draft} period={period} board={board} onChange={change} />
        </div>
        <section aria-labelledby={previewTitle}>
          <header className={styles.previewHead}>
            <h3 id={previewTitle}>{say('disruptionPreview')}</h3>
            {may(user as Principal | null, 'update', 'disruption-texts') && (
              <a href={documentPath('disruption-texts')}>{say('disruptionPrepared')}</a>
            )}
          </header>
          {prepared ? (
            <TextsPreview
              of={{
                texts: prepared[draft.severity],
                causePhrase: prepared.causes?.[draft.cause],
                period,
              }}
              reading={reading}
              flights={count ?? 0}
            />
          ) : (
            <p>{say(failed ? 'failed' : 'loading')}</p>
          )}
        </section>
      </div>
      <footer className={desk.acts}>
        <p role="status">
          {count === undefined
            ? say(board.failed ? 'disruptionFlightsUnknown' : 'loading')
            : say('disruptionFlights', { count })}
        </p>
        {problem && (
          <p className={desk.problem} role="alert">
            {problem}
          </p>
        )}
        <Button kind="primary" disabled={Boolean(wrong)} onClick={() => void announce('public')}>
          {say('disruptionPublish')}
        </Button>
        <Button disabled={Boolean(wrong)} onClick={() => void announce('rehearsal')}>
          {say('disruptionRehearse')}
        </Button>
      </footer>
    </section>
  );
}
