import type { Endpoint, PayloadRequest } from 'payload';
import { staffOf, type Principal } from '@/cms/access/access';
import { may } from '@/cms/access/rights';
import { documentRef } from '@/cms/documents';
import { refused } from '@/cms/endpoint';
import { BYTE_ORDER_MARK, csvLine } from '@/cms/spreadsheet';
import { requestTime } from '@/lib/request-time';
import { addDays, airportDate, DAY_MS, toAirportIso } from '@/lib/time';
import { toRecord, type DisruptionDoc } from './to-record';

interface Entry {
  at: number;
  cells: [flight: string, what: string, from: string, to: string, by: string];
}

const MOST_EVENTS = 1000;
/** What is done about a disruption does not end with it. */
const AFTERWARDS_MS = DAY_MS / 4;

const columns = ['at', 'flight', 'what', 'from', 'to', 'by'];

/** Who did what to the disruption itself. */
async function ownEvents(req: PayloadRequest, id: number): Promise<Entry[]> {
  const { docs } = await req.payload.find({
    collection: 'audit',
    where: { document: { equals: documentRef('disruptions', id) } },
    sort: 'id',
    limit: MOST_EVENTS,
    pagination: false,
    depth: 0,
  });
  return docs.map(({ at, kind, fields, actor }) => ({
    at: Date.parse(at),
    cells: ['', [kind, fields].filter(Boolean).join(': '), '', '', actor ?? ''],
  }));
}

/** What was reported meanwhile, of flights from the day before until the day after. */
async function flightEvents(req: PayloadRequest, from: number, until: number): Promise<Entry[]> {
  const days: string[] = [];
  const last = addDays(airportDate(until), 1);
  for (let day = addDays(airportDate(from), -1); day <= last; day = addDays(day, 1)) days.push(day);
  const { docs } = await req.payload.find({
    collection: 'flights',
    where: { date: { in: days } },
    pagination: false,
    depth: 0,
  });
  return docs
    .flatMap(({ flightId, history }) =>
      (history ?? []).map((change): Entry => ({
        at: Date.parse(change.at ?? ''),
        cells: [flightId, change.field ?? '', change.from ?? '', change.to ?? '', ''],
      })),
    )
    .filter(({ at }) => at >= from && at <= until);
}

/**
 * `GET /disruptions/:id/timeline`: what was done and reported while a disruption lasted, and in the six hours after
 * it, in the order of time, as a table (CSV): time, flight, what, from, to, by whom.
 */
const timeline: Endpoint = {
  method: 'get',
  path: '/:id/timeline',
  handler: async (req) => {
    // It names people, whom a program need not know.
    if (!staffOf(req.user as never) || !may(req.user as Principal | null, 'read', 'disruptions'))
      return refused(403, 'not_allowed');
    const doc = await req.payload.findByID({
      collection: 'disruptions',
      id: Number(req.routeParams?.id) || 0,
      locale: 'all',
      depth: 0,
      disableErrors: true,
    });
    if (!doc) return refused(404, 'not_found');
    const { id, period } = toRecord(doc as unknown as DisruptionDoc);
    const until = Math.min(requestTime(), (period.until ?? Infinity) + AFTERWARDS_MS);
    const entries = (
      await Promise.all([ownEvents(req, id), flightEvents(req, period.from, until)])
    ).flat();
    const rows = entries
      .toSorted((a, b) => a.at - b.at)
      .map(({ at, cells }) => csvLine([toAirportIso(at), ...cells]));
    return new Response(BYTE_ORDER_MARK + csvLine(columns) + rows.join(''), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="disruption-${airportDate(period.from)}-${id}.csv"`,
        'cache-control': 'private, no-store',
      },
    });
  },
};

export const disruptionEndpoints: Endpoint[] = [timeline];
