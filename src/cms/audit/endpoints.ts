import type { Endpoint, PayloadRequest, Where } from 'payload';
import { requestTime } from '@/lib/request-time';
import type { Principal } from '@/cms/access/access';
import { may } from '@/cms/access/rights';
import { refused } from '@/cms/endpoint';
import type { AuditRecord } from '@/cms/payload-types';
import { csvHeader, csvRow, jsonEvent } from './export';
import { recordEvent } from './record';

const PAGE = 1000;
/** A year of a busy airport; what is older is asked for by a filter of time. */
export const MOST_EVENTS = 200_000;

const formats = {
  csv: { type: 'text/csv; charset=utf-8', head: csvHeader, between: '', row: csvRow, tail: '' },
  json: {
    type: 'application/json; charset=utf-8',
    head: '[\n',
    between: ',\n',
    row: (event: AuditRecord) => JSON.stringify(jsonEvent(event)),
    tail: '\n]\n',
  },
} as const;

/** The events that a filter finds, the newest first, a page at a time. */
async function* eventsOf(req: PayloadRequest, filter: Where | undefined) {
  let below: number | undefined;
  for (let read = 0; read < MOST_EVENTS; read += PAGE) {
    const { docs } = await req.payload.find({
      collection: 'audit',
      where: {
        and: [...(filter ? [filter] : []), ...(below ? [{ id: { less_than: below } }] : [])],
      },
      sort: '-id',
      limit: PAGE,
      pagination: false,
      depth: 0,
      overrideAccess: false,
      user: req.user,
    });
    yield docs;
    below = docs.at(-1)?.id;
    if (docs.length < PAGE) return;
  }
}

/**
 * `GET /audit/export?format=csv|json&where…`: the events that the filter of the list finds, the newest
 * first, 200 000 at most; for administrators. The export is an event too.
 */
const exported: Endpoint = {
  method: 'get',
  path: '/export',
  handler: async (req) => {
    if (!may(req.user as Principal | null, 'read', 'audit'))
      return refused(403, 'administrators_only');
    const name = req.searchParams.get('format') ?? '';
    if (name !== 'csv' && name !== 'json') return refused(400, 'invalid', 'format');
    const format = formats[name];
    const pages = eventsOf(req, req.query.where as Where | undefined);
    // Before the reply begins: a filter that cannot be used is refused.
    const first = await pages.next();
    await recordEvent(req, { kind: 'exported', document: 'audit', detail: name });
    const encoder = new TextEncoder();
    let begun = false;
    const chunk = (events: readonly AuditRecord[]) => {
      const rows = events.map((event) => format.row(event)).join(format.between);
      const lead = begun && rows ? format.between : '';
      begun ||= rows !== '';
      return encoder.encode(lead + rows);
    };
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(encoder.encode(format.head));
        if (!first.done) controller.enqueue(chunk(first.value));
      },
      async pull(controller) {
        const { done, value } = await pages.next();
        if (!done) return controller.enqueue(chunk(value));
        controller.enqueue(encoder.encode(format.tail));
        controller.close();
      },
      cancel: () => void pages.return(),
    });
    const day = new Date(requestTime()).toISOString().slice(0, 10);
    return new Response(body, {
      headers: {
        'content-type': format.type,
        'content-disposition': `attachment; filename="parvoz-audit-${day}.${name}"`,
        'cache-control': 'private, no-store',
      },
    });
  },
};

export const auditEndpoints: Endpoint[] = [exported];
