import { useTranslation } from '@payloadcms/ui';
import useSWR from 'swr';
import type { ReportInput } from '@/cms/flight-reports/report';
import type { Conflict } from '@/cms/flight-reports/write-report';
import { ApiError, callApi, messageOf } from '@/cms/admin-ui/api';
import type { Direction, Flight } from '@/features/flights/schema';
import { adminLanguage } from '@/i18n/label';
import type { StoredReport } from './draft';

/** How often the desk asks what has changed. */
const REFRESH_MS = 10_000;
const MOST_REPORTS = 2000;

async function boardOf(url: string): Promise<Flight[]> {
  const response = await fetch(url, { cache: 'no-store' });
  if (!response.ok) throw new ApiError(response.status, '');
  const { data } = (await response.json()) as { data: { flights: Flight[] } };
  return data.flights;
}

export interface DeskFlight {
  flight: Flight;
  /** What is stored by hand; undefined where there is nothing. */
  stored: StoredReport | undefined;
}

/** The board of a day as travellers have it, and what is set by hand, renewed every ten seconds. */
export function useDesk(direction: Direction, date: string) {
  const { i18n } = useTranslation();
  const query = new URLSearchParams({ direction, date, lang: adminLanguage(i18n.language) });
  const renewed = { refreshInterval: REFRESH_MS } as const;
  const board = useSWR(date && `/api/flights?${query}`, boardOf, renewed);
  const reports = useSWR(
    date && `/flights?where[date][equals]=${date}&locale=all&depth=1&limit=${MOST_REPORTS}`,
    async (path: string) => (await callApi<{ docs: StoredReport[] }>(path, i18n.language)).docs,
    renewed,
  );
  const byFlight = new Map((reports.data ?? []).map((report) => [report.flightId, report]));
  const flights = board.data?.map((flight): DeskFlight => ({
    flight,
    stored: byFlight.get(flight.id),
  }));
  return {
    flights: reports.data && flights,
    failed: Boolean(board.error ?? reports.error),
    renew: () => Promise.all([board.mutate(), reports.mutate()]),
  };
}

interface Result {
  ok: boolean;
  errors?: { field: string | null; message?: string }[];
  conflicts?: Conflict[];
}

/** Sends reports; each time under a key of its own, so that a lost answer does nothing twice. */
export async function sendReports(
  reports: readonly ReportInput[],
  language: string,
  key: string,
): Promise<Result[]> {
  const response = await fetch('/cms-api/flights/reports', {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      'content-type': 'application/json',
      'accept-language': language,
      'idempotency-key': key,
    },
    body: JSON.stringify({ reports }),
  });
  const answer = (await response.json().catch(() => null)) as { results?: Result[] } | null;
  if (!answer?.results) throw new ApiError(response.status, messageOf(answer), answer);
  return answer.results;
}
