import { z } from 'zod';
import type { Call } from '@/api-contract/calls';
import { instant } from '@/schema-parts/common';
import { isText, mapText } from '@/lib/local-text';
import { fromWire } from '@/lib/wire-text';
import { toAirportIso } from '@/lib/time';
import { sanitiseBody } from '../sanitise';
import { normalized, type Context } from './normalize';
import { UpstreamFailure } from './failure';
import { lenientParse, type Note } from './lenient-parse';

export interface Decoded<Data> {
  data: Data;
  /** When the API made the answer, in milliseconds: what it says itself, else when it arrived. */
  asOf: number;
  /** What was dropped, repaired or missing. */
  notes: Note[];
}

const envelope = z.object({ data: z.unknown() });

/** `data` of the envelope, also where a foreign server nests it one level deeper. */
function payloadOf(body: unknown): unknown {
  const { data } = envelope.parse(body);
  return typeof data === 'object' && data !== null && 'data' in data ? data.data : data;
}

/** Where a reply says that texts are in Uzbek. */
const fallbackOf = (body: unknown): string[] | undefined =>
  z.object({ fallback: z.array(z.string()) }).safeParse(body).data?.fallback;

type Rewrite = (object: Record<string, unknown>) => Record<string, unknown>;

/** A value with `change` applied to every object within it, the innermost first. */
export function rewritten(value: unknown, change: Rewrite): unknown {
  if (Array.isArray(value)) return value.map((entry) => rewritten(entry, change));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, entry]) => [key, rewritten(entry, change)]);
  return change(Object.fromEntries(entries) as Record<string, unknown>);
}

/** Pictures that the API names by path are its own. */
const withAddress =
  (origin: string): Rewrite =>
  (object) =>
    typeof object.src === 'string' && object.src.startsWith('/')
      ? { ...object, src: origin + object.src }
      : object;

/** The body texts of details and sections, sanitised whatever the source. */
const withSafeBody: Rewrite = (object) =>
  isText(object.body) ? { ...object, body: mapText(object.body, sanitiseBody) } : object;

const dated = z.object({ as_of: instant });

/**
 * A reply that says when it was made. Where it does not, or by a clock that is ahead of ours, that is
 * when it arrived: it must not look new for longer.
 */
function withMoment(payload: unknown, receivedAt: number): { payload: unknown; asOf: number } {
  const own = dated.safeParse(payload).data?.as_of;
  const asOf = own ? Date.parse(own) : receivedAt;
  if (own && asOf <= receivedAt) return { payload, asOf };
  const isObject = typeof payload === 'object' && payload !== null && !Array.isArray(payload);
  const as_of = toAirportIso(receivedAt);
  return { payload: isObject ? { ...payload, as_of } : payload, asOf: receivedAt };
}

interface Received extends Partial<Pick<Context, 'query' | 'parameters'>> {
  body: unknown;
  /** Milliseconds since the epoch. */
  receivedAt: number;
  /** Of the API, for what it names by path. */
  origin: string;
}

/**
 * A reply of the airport API as data of the contract.
 * @throws UpstreamFailure where it cannot be read as such
 */
export function decode<Data extends z.ZodType>(
  call: Call<z.ZodType, Data>,
  { body, receivedAt, origin, query = {}, parameters = {} }: Received,
): Decoded<z.infer<Data>> {
  let problem: unknown;
  try {
    const { payload, asOf } = withMoment(payloadOf(body), receivedAt);
    const whole = normalized(call, payload, { query, parameters, asOf });
    const readable = fromWire(rewritten(whole, withAddress(origin)), fallbackOf(body));
    const read = lenientParse(call.data, readable);
    if (read) {
      const safe = rewritten(read.data, withSafeBody) as z.infer<Data>;
      return { data: safe, asOf, notes: read.notes };
    }
    problem = call.data.safeParse(readable).error;
  } catch (cause) {
    problem = cause;
  }
  throw new UpstreamFailure('shape', 'not a reply of the contract', { cause: problem });
}
