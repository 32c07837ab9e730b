'use client';

import { SetStepNav, toast, useTranslation } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { ApiError } from '@/cms/admin-ui/api';
import { Button, Check, IconButton } from '@/cms/admin-ui/Button';
import controls from '@/cms/admin-ui/controls.module.scss';
import { Segmented } from '@/cms/admin-ui/Segmented';
import { useSay } from '@/cms/admin-words/useSay';
import type { ReportInput } from '@/cms/flight-reports/report';
import type { Conflict } from '@/cms/flight-reports/write-report';
import { isFlightOf } from '@/features/flights/board';
import type { Direction, Flight } from '@/features/flights/schema';
import { addDays, airportDate, HOUR_MS } from '@/lib/time';
import { useTabState } from '@/studio/hooks/useTabState';
import { useHydrated } from '@/ui/use-hydrated';
import { ConflictDialog } from './ConflictDialog';
import styles from './desk.module.scss';
import {
  isByHand,
  reportOf,
  seenToo,
  takenBack,
  undoOf,
  type Draft,
  type StoredReport,
} from './draft';
import { FlightLine } from './FlightLine';
import { FlightPanel } from './FlightPanel';
import { sendReports, useDesk, type DeskFlight } from './useDesk';

const directions = ['departure', 'arrival'] as const satisfies Direction[];

/** What is under way stands this long at the top of the list before it scrolls away. */
const SHOWN_BEFORE_MS = HOUR_MS;

/** So long what was sent can be taken back with one press. */
const UNDO_MS = 60_000;

interface Sending {
  flight: Flight;
  report: ReportInput;
}

interface Refused extends Sending {
  conflicts: Conflict[];
}

/** What is entered for a flight, and what its report was when that began. */
interface Entered {
  draft: Draft;
  base: StoredReport | undefined;
}

const nothingEntered: Record<string, Entered> = {};

/** The operations desk: flights of a day at the left, what is said of the chosen one beside them. */
export function OperationsDesk() {
  const say = useSay();
  const { i18n } = useTranslation();
  const [direction, setDirection] = useState<Direction>('departure');
  const [date, setDate] = useState(() => airportDate(Date.now()));
  const [search, setSearch] = useState('');
  const [onlyByHand, setOnlyByHand] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const [entered, setEntered] = useTabState('operations', nothingEntered);
  const [problem, setProblem] = useState<{ id: string; text: string } | null>(null);
  const [busy, setBusy] = useState(false);
  /** What is typed before would be lost. */
  const isReady = useHydrated();
  const [refused, setRefused] = useState<Refused | null>(null);
  const { flights, failed, renew } = useDesk(direction, date);
  const list = useRef<HTMLUListElement>(null);
  const find = useRef<HTMLInputElement>(null);
  /** What was sent without an answer; sent again, it is done once. */
  const unanswered = useRef<{ draft: Draft; report: ReportInput; key: string } | null>(null);

  const byHand = useMemo(() => flights?.filter(({ stored }) => isByHand(stored)), [flights]);
  const shown = useMemo(
    () => (onlyByHand ? byHand : flights)?.filter(({ flight }) => isFlightOf(flight, search)),
    [flights, byHand, onlyByHand, search],
  );
  const open = flights?.find(({ flight }) => flight.id === chosen);

  /** Takes a draft away, unless something else has been entered meanwhile. */
  const forget = (id: string, sent = entered[id]?.draft) =>
    setEntered((all) => {
      if (all[id]?.draft !== sent) return all;
      const { [id]: gone, ...others } = all;
      return gone ? others : all;
    });

  const fail = (id: string, text: string) => {
    setProblem({ id, text });
    if (chosen !== id) toast.error(text);
  };

  /** Sends a report; what was sent by hand can be taken back for a minute. */
  const send = async ({ flight, report }: Sending, words: string, draft?: Draft, undo = true) => {
    const key =
      unanswered.current?.report === report ? unanswered.current.key : crypto.randomUUID();
    if (draft) unanswered.current = { draft, report, key };
    setBusy(true);
    setProblem(null);
    try {
      const [result] = await sendReports([report], i18n.language, key);
      unanswered.current = null;
      if (result?.conflicts) return setRefused({ flight, report, conflicts: result.conflicts });
      if (!result?.ok) {
        const texts = result?.errors?.flatMap(({ message }) => message ?? []) ?? [];
        return fail(flight.id, texts.join('\n') || say('deskRefused'));
      }
      forget(flight.id, draft);
      await renew();
      const takeBack = () => {
        void send({ flight, report: undoOf(report) }, say('undone'), undefined, false);
      };
      toast.success(
        words,
        undo ? { duration: UNDO_MS, action: { label: say('undo'), onClick: takeBack } } : undefined,
      );
    } catch (error) {
      const isRefused = error instanceof ApiError;
      fail(flight.id, isRefused ? error.message || say('deskRefused') : say('deskNotSent'));
    } finally {
      setBusy(false);
    }
  };

  const sendEntered = ({ flight }: DeskFlight) => {
    const { draft, base } = entered[flight.id] ?? {};
    if (!draft) return;
    const again = unanswered.current?.draft === draft ? unanswered.current.report : undefined;
    const report = again ?? reportOf(flight, base, draft, Date.now());
    void send({ flight, report }, say('deskSent', { flight: flight.number }), draft);
  };

  const isLoaded = Boolean(flights);
  const toNow = useEffectEvent(() => {
    const from = Date.now() - SHOWN_BEFORE_MS;
    const next = shown?.findIndex(({ flight }) => Date.parse(flight.scheduled_at) >= from) ?? -1;
    const line = list.current?.children[next];
    if (date !== airportDate(Date.now()) || !(line instanceof HTMLElement)) return;
    list.current?.scrollTo({ top: line.offsetTop - list.current.offsetTop });
  });
  useEffect(() => {
    if (isLoaded) toNow();
  }, [isLoaded, date, direction]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const typing = (event.target as HTMLElement).matches('input, textarea, select');
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (event.key === '/' && isPlain && !typing) {
        event.preventDefault();
        find.current?.focus();
      }
      if (event.key === 'Escape' && !document.querySelector('dialog[open]')) setChosen(null);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  /** The arrows walk through the flights. */
  const walk = (event: React.KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const lines = [...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const at = lines.indexOf(document.activeElement as HTMLElement);
    const next = lines[at + step];
    if (at < 0 || !next) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <main className={styles.desk}>
      <SetStepNav nav={[{ label: say('operationsDesk') }]} />
      <header className={styles.head}>
        <h1>{say('operationsDesk')}</h1>
        <Segmented<Direction>
          legend={say('direction')}
          value={direction}
          onChange={setDirection}
          options={directions.map((value) => ({ value, label: say(value) }))}
        />
        <div className={styles.day}>
          <IconButton
            icon="left"
            name={say('dayBefore')}
            onClick={() => setDate(addDays(date, -1))}
          />
          <label>
            <span className={controls.hidden}>{say('day')}</span>
            <input
              className={controls.input}
              type="date"
              required
              disabled={!isReady}
              value={date}
              onChange={({ target }) => target.value && setDate(target.value)}
            />
          </label>
          <IconButton
            icon="right"
            name={say('dayAfter')}
            onClick={() => setDate(addDays(date, 1))}
          />
          <Button kind="quiet" onClick={() => setDate(airportDate(Date.now()))}>
            {say('thisDay')}
          </Button>
        </div>
        <Check checked={onlyByHand} onChange={({ target }) => setOnlyByHand(target.checked)}>
          {say('deskByHand')}: {byHand?.length ?? 0}
        </Check>
        <label className={styles.find}>
          <span className={controls.hidden}>{say('findFlight')}</span>
          <input
            ref={find}
            className={controls.input}
            type="search"
            disabled={!isReady}
            placeholder={say('findFlight')}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </label>
      </header>
      {failed && (
        <p className={styles.problem} role="alert">
          {say('deskNotRenewed')}
        </p>
      )}
      <div className={styles.body} data-open={open ? true : undefined}>
        {/* The arrows are a shortcut: each line is a button that the tab key reaches. */}
        <ul ref={list} className={styles.list} aria-label={say(direction)} onKeyDown={walk}>
          {shown?.map(({ flight, stored }) => (
            <FlightLine
              key={flight.id}
              flight={flight}
              stored={stored}
              isOpen={flight.id === chosen}
              hasDraft={flight.id in entered}
              onOpen={() => setChosen(flight.id)}
            />
          ))}
          {!flights && !failed && <li className={styles.quiet}>{say('loading')}</li>}
          {shown?.length === 0 && <li className={styles.quiet}>{say('nothingFound')}</li>}
        </ul>
        {open && (
          <FlightPanel
            key={open.flight.id}
            of={open}
            draft={entered[open.flight.id]?.draft ?? {}}
            busy={busy}
            problem={problem?.id === open.flight.id ? problem.text : ''}
            onChange={(draft) => {
              const { flight, stored } = open;
              setEntered((all) => {
                const begun = all[flight.id];
                return { ...all, [flight.id]: { draft, base: begun ? begun.base : stored } };
              });
            }}
            onDiscard={() => forget(open.flight.id)}
            onSend={() => sendEntered(open)}
            onTakeBack={() => {
              const { stored, flight } = open;
              const words = say('deskTakenBack', { flight: flight.number });
              if (stored) void send({ flight, report: takenBack(stored) }, words);
            }}
            onClose={() => setChosen(null)}
          />
        )}
      </div>
      {refused && (
        <ConflictDialog
          conflicts={refused.conflicts}
          mine={refused.report}
          onMine={() => {
            const { flight, report, conflicts } = refused;
            setRefused(null);
            void send(
              { flight, report: seenToo(report, conflicts) },
              say('deskSent', { flight: flight.number }),
              entered[flight.id]?.draft,
            );
          }}
          onTheirs={() => {
            forget(refused.flight.id);
            setRefused(null);
            void renew();
          }}
          onClose={() => setRefused(null)}
        />
      )}
    </main>
  );
}
