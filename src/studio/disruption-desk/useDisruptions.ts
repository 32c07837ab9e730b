import { toast, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import useSWR from 'swr';
import { ApiError, type Call } from '@/cms/admin-ui/api';
import { useApi } from '@/cms/admin-ui/useApi';
import type { DisruptionDoc } from '@/cms/disruptions/to-record';
import { useSay } from '@/cms/admin-words/useSay';
import type { Direction, Flight } from '@/features/flights/schema';
import { adminLanguage } from '@/i18n/label';
import { addDays, airportDate } from '@/lib/time';
import { isHandwritten, type PreparedTexts } from './said';

/** How often the desk asks what has changed. */
const REFRESH_MS = 10_000;
const BOARD_REFRESH_MS = 30_000;

const ARCHIVED = 20;

const directions = ['departure', 'arrival'] as const satisfies Direction[];

const list = (query: string) => `/disruptions?${query}&locale=all&depth=0`;
const lasting = list('where[state][in]=public,rehearsal&sort=-createdAt&pagination=false');
const ended = list(`where[state][equals]=over&sort=-endedAt&limit=${ARCHIVED}`);

/** What lasts, and the last that are over. */
export function useDisruptions() {
  const api = useApi();
  const read = (path: string) => api<{ docs: DisruptionDoc[] }>(path);
  const now = useSWR(lasting, read, { refreshInterval: REFRESH_MS });
  const over = useSWR(ended, read);
  return {
    lasting: now.data?.docs,
    over: over.data?.docs ?? [],
    failed: Boolean(now.error),
    renew: () => Promise.all([now.mutate(), over.mutate()]),
  };
}

const preparedTexts = '/globals/disruption-texts?locale=all&depth=0';

export function usePreparedTexts() {
  const api = useApi();
  const { data, error } = useSWR(preparedTexts, (path: string) => api<PreparedTexts>(path));
  return { prepared: data, failed: Boolean(error) };
}

/**
 * Looks up whether the texts of a disruption are written by hand, as the server has them now: the desk's own copy
 * may be some seconds old. What cannot be looked up counts as written by hand.
 */
export function useHandwritten(id: number) {
  const api = useApi();
  return async (): Promise<boolean> => {
    try {
      const [{ severity, texts }, prepared] = await Promise.all([
        api<DisruptionDoc>(`/disruptions/${id}?locale=all&depth=0`),
        api<PreparedTexts>(preparedTexts),
      ]);
      return isHandwritten(texts, prepared[severity]);
    } catch {
      return true;
    }
  };
}

async function boardOf(query: URLSearchParams): Promise<Flight[]> {
  const response = await fetch(`/api/flights?${query}`, { cache: 'no-store' });
  if (!response.ok) throw new ApiError(response.status, '');
  const { data } = (await response.json()) as { data: { flights: Flight[] } };
  return data.flights;
}

export interface Board {
  /** Of yesterday, today and tomorrow, both ways; undefined as long as they are not known. */
  flights: Flight[] | undefined;
  failed: boolean;
}

/** The flights that can be concerned, as travellers have them. */
export function useBoard(now: number | null): Board {
  const { i18n } = useTranslation();
  const today = now === null ? null : airportDate(now);
  const lang = adminLanguage(i18n.language);
  const { data, error } = useSWR(
    today === null ? null : (['board', today, lang] as const),
    async ([, date]) => {
      const days = [addDays(date, -1), date, addDays(date, 1)];
      const queries = directions.flatMap((direction) =>
        days.map((day) => new URLSearchParams({ direction, date: day, lang })),
      );
      return (await Promise.all(queries.map(boardOf))).flat();
    },
    { refreshInterval: BOARD_REFRESH_MS, keepPreviousData: true },
  );
  return { flights: data, failed: Boolean(error) };
}

/** Sends one thing after the other, and keeps what to do where that failed. */
export function useSending(renew: () => Promise<unknown>) {
  const api = useApi();
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  /** @returns whether it was done */
  const send = async (path: string, call: Call, words: string): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setProblem('');
    try {
      await api(path, call);
      toast.success(words);
      await renew();
      return true;
    } catch (error) {
      const isRefused = error instanceof ApiError;
      setProblem(isRefused ? error.message || say('deskRefused') : say('deskNotSent'));
      // Whoever reads this may press again at once.
      void renew();
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { send, problem };
}
