import { applyReport, applyReportToDetail } from '@/features/flights/apply-report';
import { parseFlightId } from '@/features/flights/board';
import type { Report } from '@/features/flights/model';
import { requestTime } from '@/lib/request-time';
import { airportDate, HOUR_MS } from '@/lib/time';
import { isOutage, type Source } from './source';

/** So long what operations set by hand wins over an airport's API, if they do not take it back: a day of fog. */
export const REPORT_WINS_MS = 12 * HOUR_MS;

type Reports = ReadonlyMap<string, Report>;

/**
 * An airport's API with what operations report by hand laid over its flights, until they take it back or it
 * is twelve hours old. Without a database the API's own is shown.
 * @param reportsOf what is reported of a day, by flight
 */
export function withReports(api: Source, reportsOf: (date: string) => Promise<Reports>): Source {
  async function current(date: string): Promise<Reports> {
    try {
      const since = requestTime() - REPORT_WINS_MS;
      const reports = await reportsOf(date);
      return new Map([...reports].filter(([, { updatedAt }]) => updatedAt > since));
    } catch (error) {
      if (isOutage(error)) return new Map();
      throw error;
    }
  }
  return {
    ...api,
    async flights(query) {
      const [board, reports] = await Promise.all([
        api.flights(query),
        current(query.date ?? airportDate(requestTime())),
      ]);
      if (reports.size === 0) return board;
      const flights = board.flights.map((flight) => {
        const report = reports.get(flight.id);
        return report ? applyReport(flight, report, query.lang) : flight;
      });
      return { ...board, flights };
    },
    async flight(request) {
      const day = parseFlightId(request.id);
      const [answer, reports] = await Promise.all([
        api.flight(request),
        day ? current(day.date) : new Map<string, Report>(),
      ]);
      const report = reports.get(request.id);
      if (!answer || !report) return answer;
      return { ...answer, flight: applyReportToDetail(answer.flight, report, request.lang) };
    },
  };
}
