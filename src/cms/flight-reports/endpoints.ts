import { APIError, ValidationError, type Endpoint, type PayloadRequest } from 'payload';
import type { Principal } from '@/cms/access/access';
import { may } from '@/cms/access/rights';
import { say } from '@/cms/admin-words/say';
import { refused } from '@/cms/endpoint';
import { idempotently } from './idempotent';
import { reportInput, reportsInput } from './report';
import { writeReport, type Conflict } from './write-report';

interface Problem {
  code: 'invalid' | 'conflict';
  field: string | null;
  message?: string;
}

/** What became of one report. */
interface Result {
  flightId: string | null;
  ok: boolean;
  errors?: Problem[];
  conflicts?: Conflict[];
}

/** Throws a ValidationError where there is no flight of an id. */
type CheckFlight = (req: PayloadRequest, id: string) => Promise<void>;

async function resultOf(
  req: PayloadRequest,
  given: unknown,
  checkFlight: CheckFlight,
): Promise<Result> {
  const parsed = reportInput.safeParse(given);
  const named = (given as { flightId?: unknown } | null)?.flightId;
  const flightId = typeof named === 'string' ? named.slice(0, 40) : null;
  if (!parsed.success) {
    const errors = parsed.error.issues.map(({ path, message }) => ({
      code: 'invalid' as const,
      field: path.join('.') || null,
      message,
    }));
    return { flightId, ok: false, errors };
  }
  try {
    // Before the transaction: it may ask an airport's API.
    await checkFlight(req, parsed.data.flightId);
    const outcome = await writeReport(req, parsed.data);
    if (outcome.kind === 'written') return { flightId, ok: true };
    return {
      flightId,
      ok: false,
      errors: outcome.conflicts.map(({ field, theirs }) => ({
        code: 'conflict',
        field,
        message: say(req, 'reportConflict', {
          theirs: theirs === null ? '—' : JSON.stringify(theirs),
        }),
      })),
      conflicts: outcome.conflicts,
    };
  } catch (error) {
    if (error instanceof ValidationError) {
      const errors = error.data.errors.map(({ path, message }) => ({
        code: 'invalid' as const,
        field: path,
        message,
      }));
      return { flightId, ok: false, errors };
    }
    if (error instanceof APIError && error.status < 500) {
      return {
        flightId,
        ok: false,
        errors: [{ code: 'invalid', field: null, message: error.message }],
      };
    }
    throw error;
  }
}

/**
 * `POST /flights/reports` `{ reports: [{ flightId, status?, estimatedAt?, actualAt?, divertedTo?, notice?: { uz?,
 * ru?, en? }, seen?: { … } }] }`, each with texts named as in `reportFields`, 200 reports at most: what operations
 * say of flights. A field that is not named stays, null takes it back; times are ISO 8601 with an offset.
 * `seen`, and `seenNotice`, have the values that the sender saw: where another has written since, the report is refused with
 * what they wrote. `{ results: [{ flightId, ok, errors?, conflicts? }] }` in the order of the reports, each
 * written or refused as a whole: 200 where all are written, 207 where some are, 422 where none is; 403
 * without the right to report. With an `Idempotency-Key` it is done once in a day.
 */
const reports = (checkFlight: CheckFlight): Endpoint => ({
  method: 'post',
  path: '/reports',
  handler: async (req) => {
    if (!may(req.user as Principal | null, 'update', 'flights')) {
      return refused(403, 'not_allowed');
    }
    const body: unknown = await req.json?.().catch(() => undefined);
    const input = reportsInput.safeParse(body);
    if (!input.success) {
      return refused(400, 'invalid', input.error.issues[0]?.path.join('.') ?? null);
    }
    return idempotently(req, body, async () => {
      const results: Result[] = [];
      for (const one of input.data.reports) {
        results.push(await resultOf(req, one, checkFlight));
      }
      const written = results.filter(({ ok }) => ok).length;
      const status = written === results.length ? 200 : written > 0 ? 207 : 422;
      return { status, data: { results } };
    });
  },
});

export const flightEndpoints = (checkFlight: CheckFlight): Endpoint[] => [reports(checkFlight)];
