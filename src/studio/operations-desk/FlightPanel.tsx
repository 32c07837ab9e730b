import { useTranslation } from '@payloadcms/ui';
import { useEffect, useId, useRef } from 'react';
import useSWR from 'swr';
import { callApi } from '@/cms/admin-ui/api';
import { Button, IconButton } from '@/cms/admin-ui/Button';
import controls from '@/cms/admin-ui/controls.module.scss';
import { labelIn } from '@/cms/admin-words/say';
import { useSay } from '@/cms/admin-words/useSay';
import { reportFieldNames, reportFields, type ReportField } from '@/features/flights/report-fields';
import { statuses, type FlightStatus } from '@/features/flights/statuses';
import { localeNames, locales } from '@/i18n/locales';
import { plain } from '@/lib/local-text';
import { airportClock, airportDate } from '@/lib/time';
import { clockAfter, clockFrom, CLOCK_PATTERN, isByHand, momentNear, type Draft } from './draft';
import styles from './desk.module.scss';
import { fieldName } from './field-words';
import { preparedNoticeNames, preparedNotices } from './prepared-notices';
import { useStatusNames } from './StatusNames';
import type { DeskFlight } from './useDesk';

/** Minutes after the plan that are one press away. */
const DELAYS = [15, 30, 45, 60, 90, 120];

type Reported = Exclude<FlightStatus, 'unknown'>;

/** What may be said of a flight in a direction, in the order in which it happens. */
const statusesOf = (direction: 'departure' | 'arrival') =>
  (Object.keys(statuses) as FlightStatus[]).filter(
    (value): value is Reported =>
      value !== 'unknown' && [direction, null].includes(statuses[value].direction),
  );

interface Airport {
  gates?: { gate: string }[] | null;
}

interface Props {
  of: DeskFlight;
  draft: Draft;
  busy: boolean;
  problem: string;
  onChange: (draft: Draft) => void;
  onDiscard: () => void;
  onSend: () => void;
  onTakeBack: () => void;
  onClose: () => void;
}

/** What may be reported of a flight in a direction: the place where people go first. */
const fieldsOf = (direction: 'departure' | 'arrival') => {
  const place = direction === 'departure' ? 'gate' : 'belt';
  const names = reportFieldNames.filter((name) =>
    [direction, null].includes(reportFields[name].direction),
  );
  return [place, ...names.filter((name) => name !== place)] as const;
};

/** What travellers see of it now, whoever reported it. */
function OnBoard({ value }: { value: string | null | undefined }) {
  const say = useSay();
  return value ? <small> {say('deskOnBoard', { value })}</small> : null;
}

/** What is said of one flight: a press for what is said often, fields for the rest. */
export function FlightPanel({ of, draft, busy, problem, onChange, ...acts }: Props) {
  const { flight, stored } = of;
  const say = useSay();
  const { i18n } = useTranslation();
  const names = useStatusNames();
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    heading.current?.focus();
    return () => before?.focus();
  }, []);
  const read = <Data,>(path: string) => callApi<Data>(path, i18n.language);
  const { data: airport } = useSWR<Airport>('/globals/operations?depth=0', read);
  const { data: cities } = useSWR<{ docs: { iata: string; name: string }[] }>(
    `/cities?pagination=false&depth=0&sort=name&locale=${i18n.language}`,
    read,
  );
  const change = (part: Draft) => onChange({ ...draft, ...part });
  const fields = fieldsOf(flight.direction);
  const [place] = fields;
  const gates = (airport?.gates ?? []).map(({ gate }) => gate);
  const status = draft.status ?? stored?.status ?? '';
  const clock =
    draft.clock ?? (stored?.estimatedAt ? airportClock(Date.parse(stored.estimatedAt)) : '');
  const planned = Date.parse(flight.scheduled_at);
  const time = clockFrom(clock);
  const isNextDay = time && airportDate(momentNear(planned, time)) > airportDate(planned);
  const text = (name: ReportField) => draft[name] ?? stored?.[name] ?? '';
  const notice = { ...stored?.notice, ...draft.notice };
  const isEmpty = Object.keys(draft).length === 0;
  const send = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isEmpty && !busy) acts.onSend();
  };
  return (
    <aside className={styles.panel} aria-labelledby={title}>
      <form
        onSubmit={send}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            event.currentTarget.requestSubmit();
          }
        }}
      >
        <header className={styles.panelHead}>
          <h2 id={title} ref={heading} tabIndex={-1}>
            {flight.number} · {plain(flight.city.name)}
          </h2>
          <IconButton icon="close" name={say('close')} onClick={acts.onClose} />
          <p>{say('deskPlanned', { time: airportClock(planned) })}</p>
        </header>

        <fieldset className={styles.group}>
          <legend>
            {say('deskNewTime')}
            <OnBoard value={flight.estimated_at && airportClock(Date.parse(flight.estimated_at))} />
          </legend>
          <div className={styles.chips} data-columns="times">
            {DELAYS.map((minutes) => {
              const at = clockAfter(flight, minutes);
              return (
                <button
                  key={minutes}
                  type="button"
                  aria-pressed={time === at}
                  onClick={() => change({ clock: at })}
                >
                  <span>{say('deskDelay', { minutes })}</span> <small>{at}</small>
                </button>
              );
            })}
          </div>
          <label className={styles.field}>
            <span>
              {say('deskClock')}
              {isNextDay && ` · ${say('dayAfter')}`}
            </span>
            <input
              className={controls.input}
              name="clock"
              inputMode="numeric"
              autoComplete="off"
              pattern={`\\s*${CLOCK_PATTERN}\\s*`}
              title={say('deskClockHint')}
              placeholder={airportClock(Date.parse(flight.estimated_at ?? flight.scheduled_at))}
              value={clock}
              onChange={({ target }) => change({ clock: target.value })}
            />
          </label>
        </fieldset>

        <fieldset className={styles.group}>
          <legend>
            {fieldName(place, say, i18n.language)}
            <OnBoard value={flight[place]} />
          </legend>
          {place === 'gate' && gates.length > 0 && (
            <div className={styles.chips} data-columns="gates">
              {gates.map((gate) => (
                <button
                  key={gate}
                  type="button"
                  aria-pressed={text('gate') === gate}
                  aria-label={say('deskGate', { gate })}
                  onClick={() => change({ gate: text('gate') === gate ? '' : gate })}
                >
                  {gate}
                </button>
              ))}
            </div>
          )}
          <div className={styles.fields}>
            {fields.map((name) => (
              <label key={name} className={styles.field}>
                <span>{fieldName(name, say, i18n.language)}</span>
                <input
                  className={controls.input}
                  name={name}
                  placeholder={flight[reportFields[name].key] ?? undefined}
                  value={text(name)}
                  onChange={({ target }) => change({ [name]: target.value })}
                />
              </label>
            ))}
          </div>
        </fieldset>

        <fieldset className={styles.group}>
          <legend>
            {say('deskStatus')}
            <OnBoard value={plain(flight.status.text)} />
          </legend>
          <div className={styles.chips}>
            {statusesOf(flight.direction).map((value) => (
              <button
                key={value}
                type="button"
                data-tone={statuses[value].tone}
                aria-pressed={status === value}
                onClick={() => change({ status: status === value ? '' : value })}
              >
                {names[value]}
              </button>
            ))}
          </div>
          {status === 'diverted' && (
            <label className={styles.field}>
              <span>{say('deskDivertedTo')}</span>
              <select
                className={controls.input}
                name="divertedTo"
                value={draft.divertedTo ?? stored?.divertedTo?.iata ?? ''}
                onChange={({ target }) => change({ divertedTo: target.value })}
              >
                <option value="">—</option>
                {cities?.docs.map(({ iata, name }) => (
                  <option key={iata} value={iata}>
                    {name || iata}
                  </option>
                ))}
              </select>
            </label>
          )}
        </fieldset>

        <fieldset className={styles.group}>
          <legend>{say('deskNotice')}</legend>
          <div className={styles.chips}>
            {preparedNoticeNames.map((name) => {
              const { name: called, text: prepared } = preparedNotices[name];
              return (
                <button
                  key={name}
                  type="button"
                  aria-pressed={locales.every((lang) => notice[lang] === prepared[lang])}
                  onClick={() => change({ notice: prepared })}
                >
                  {labelIn(called, i18n.language)}
                </button>
              );
            })}
          </div>
          {locales.map((lang) => (
            <label key={lang} className={styles.field} lang={lang}>
              <span>{localeNames[lang]}</span>
              <textarea
                className={controls.input}
                name={`notice-${lang}`}
                rows={2}
                maxLength={500}
                value={notice[lang] ?? ''}
                onChange={({ target }) => {
                  const texts = Object.fromEntries(
                    locales.map((one) => [one, one === lang ? target.value : (notice[one] ?? '')]),
                  );
                  change({ notice: texts });
                }}
              />
            </label>
          ))}
        </fieldset>

        <footer className={styles.acts}>
          {problem && (
            <p className={styles.problem} role="alert">
              {problem}
            </p>
          )}
          <Button type="submit" kind="primary" disabled={busy || isEmpty}>
            {say('deskSend')}
          </Button>
          {!isEmpty && (
            <Button disabled={busy} onClick={acts.onDiscard}>
              {say('deskDiscard')}
            </Button>
          )}
          {isEmpty && isByHand(stored) && (
            <Button kind="danger" disabled={busy} onClick={acts.onTakeBack}>
              {say('deskTakeBack')}
            </Button>
          )}
        </footer>
      </form>
    </aside>
  );
}
