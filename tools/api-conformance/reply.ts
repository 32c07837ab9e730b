import { translatedLocales } from '../../src/i18n/locales';
import { contractCalls, type Address, type CallName } from './requests';
import type { Reply } from './client';
import { utf8 } from './encoding';
import { shown, verdict, type Verdict } from './recorder';
import type { RuleName } from './rules';
import { examined } from './shape';
import { pointerTo, textsIn, verdictsOn } from './texts';

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value of a text as JSON, undefined where it is none. */
export function jsonOf(text: string | null): unknown {
  try {
    return JSON.parse((text ?? '').replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}

/** The seconds of a directive such as `s-maxage`, or null. */
function directive(header: string, name: string): number | null {
  const value = new RegExp(`(?:^|[,\\s])${name}="?(\\d+)"?(?:$|[,\\s])`, 'i').exec(header)?.[1];
  return value === undefined ? null : Number(value);
}

function onHeaders(call: CallName, headers: Headers): Verdict[] {
  const on = (rule: RuleName, name: string, holds: boolean, expected: string) =>
    verdict(rule, holds, {
      at: `header ${name}`,
      expected,
      found: headers.get(name) ?? 'nothing',
    });
  const cache = headers.get('cache-control') ?? '';
  const names = ['s-maxage', 'stale-while-revalidate', 'stale-if-error'];
  const isComplete =
    /(?:^|[,\s])public(?:$|[,\s])/i.test(cache) &&
    names.every((name) => directive(cache, name) !== null);
  const { maxAge } = contractCalls[call];
  const age = directive(cache, 's-maxage') ?? 0;
  const type = headers.get('content-type') ?? '';
  const isJson = /^application\/(?:json|[\w.-]+\+json)\s*(?:;|$)/i.test(type);
  return [
    on('etag', 'etag', /^(?:W\/)?"[^"]*"$/.test(headers.get('etag') ?? ''), 'an entity tag'),
    on('cache-control', 'cache-control', isComplete, `public, ${names.join('=…, ')}=…`),
    on('freshness', 'cache-control', age <= maxAge, `s-maxage of at most ${maxAge}`),
    on('content-type', 'content-type', isJson, 'application/json'),
    on('charset', 'content-type', /charset="?utf-8/i.test(type), 'charset=utf-8'),
  ];
}

function onBytes(text: string | null): Verdict {
  const holds = text !== null && !text.startsWith('\ufeff');
  const found = text === null ? 'other bytes' : 'a byte order mark';
  return verdict('utf8', holds, { at: 'body', expected: 'UTF-8', found });
}

function onFallback(fallback: unknown, data: unknown, lang: string | undefined): Verdict[] {
  if (fallback === undefined) return [];
  const texts = new Set([...textsIn(data)].map(({ path }) => pointerTo(path)));
  const mayBorrow = translatedLocales.some((one) => one === lang);
  const holds =
    mayBorrow && Array.isArray(fallback) && fallback.every((pointer) => texts.has(String(pointer)));
  const expected = mayBorrow ? 'JSON pointers to texts of data' : 'none in an Uzbek reply';
  return [verdict('fallback', holds, { at: '$.fallback', expected, found: shown(fallback) })];
}

export interface ReadReply {
  /** The payload in the shape of its call; undefined where it has another. */
  data?: unknown;
  /** JSON pointers to its texts that are declared to be in Uzbek. */
  fallback: readonly string[];
  verdicts: Verdict[];
}

function onEnvelope(
  address: Address,
  envelope: Record<string, unknown>,
  origin: string,
): ReadReply {
  const { call, query } = address;
  const { status, errors, fallback } = envelope;
  const isRight = status === 'success' && errors === null && 'data' in envelope;
  const direct = examined(contractCalls[call].data, envelope.data, address, origin);
  const inner = isObject(envelope.data) ? envelope.data.data : undefined;
  const isNested = direct.data === undefined && inner !== undefined;
  const { data, differences, writings, missing, statuses } = isNested
    ? examined(contractCalls[call].data, inner, address, origin)
    : direct;
  const value = isNested ? inner : envelope.data;
  const each = (rule: RuleName, found: typeof differences) =>
    found.length > 0
      ? found.map((difference) => ({ rule, difference }))
      : [{ rule, difference: null }];
  return {
    data,
    fallback: Array.isArray(fallback) ? fallback.map(String) : [],
    verdicts: [
      verdict('envelope', isRight, {
        at: '$',
        expected: '{"status":"success","data":…,"errors":null}',
        found: shown({ ...envelope, ...('data' in envelope && { data: '…' }) }),
      }),
      verdict('nesting', !isNested, { at: '$.data', expected: 'the payload', found: '{"data":…}' }),
      ...each('shape', differences),
      ...each('writing', writings),
      ...each('given', missing),
      ...(call === 'flights' || call === 'flight' ? each('known-status', statuses) : []),
      ...verdictsOn(call, value, origin),
      ...onFallback(fallback, value, query?.lang),
    ],
  };
}

/** A reply to a good call, checked against the contract's rules for every reply. */
export function readReply(
  address: Address,
  { status, headers, bytes }: Reply,
  origin: string,
): ReadReply {
  const isRedirect = status >= 300 && status < 400;
  const target = headers.get('location') ?? '';
  const verdicts: Verdict[] = [
    { rule: 'answer', difference: null },
    verdict('redirect', !isRedirect, {
      at: 'status',
      expected: '200',
      found: `${status} to ${target}`,
    }),
  ];
  if (isRedirect) return { verdicts, fallback: [] };
  const isGood = status === 200;
  verdicts.push(verdict('status', isGood, { at: 'status', expected: '200', found: `${status}` }));
  if (!isGood) return { verdicts, fallback: [] };
  const text = utf8(bytes);
  const envelope = jsonOf(text ?? Buffer.from(bytes).toString('latin1'));
  const isJson = isObject(envelope);
  const found = shown((text ?? '').slice(0, 80));
  verdicts.push(
    ...onHeaders(address.call, headers),
    onBytes(text),
    verdict('json', isJson, { at: 'body', expected: 'a JSON object', found }),
  );
  if (!isJson) return { verdicts, fallback: [] };
  const read = onEnvelope(address, envelope, origin);
  return { ...read, verdicts: [...verdicts, ...read.verdicts] };
}
