import { callAt } from '@/api-contract/call-at';
import type { RuleName } from '../../../tools/api-conformance/rules';
import type { Answer, ApiRequest, Sent } from '../http';

/** One way in which a server may differ from the contract. */
export interface Deviation {
  name: string;
  /** What it breaks, in the contract's words. */
  breaks: string;
  /** What the conformance check says of it: the rule, the call and the kind of place. */
  finds: { rule: RuleName; call: string; at: string };
  /** Changes the request before it is handled. */
  request?: (request: ApiRequest) => ApiRequest;
  /** Changes the answer to it. */
  answer?: (answer: Answer, request: ApiRequest) => Answer;
  /** Changes the reply as it is written. */
  sent?: (sent: Sent, request: ApiRequest) => Sent;
}

type Tree = Record<string, unknown>;
type Change = (value: unknown, index: number) => unknown;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/**
 * A copy of a value with the part at a place changed; undefined removes it.
 * @param place `flights[].city.country`: `[]` is every element
 */
export function edited(value: unknown, place: string, change: Change, index = 0): unknown {
  if (place === '') return change(value, index);
  const [, name = '', each, rest = ''] = /^([^.[\]]*)(\[\])?\.?(.*)$/.exec(place) ?? [];
  if (each && name === '') {
    if (!Array.isArray(value)) return value;
    return value.map((entry, at) => edited(entry, rest, change, at));
  }
  if (!isTree(value)) return value;
  const inner = each ? `[]${rest ? `.${rest}` : ''}` : rest;
  return { ...value, [name]: edited(value[name], inner, change, index) };
}

/** Whether a request is for a call; `suggestions` is the search with `type=short`. */
export function isCall({ path, query }: ApiRequest, call: string): boolean {
  const name = callAt(path)?.name;
  if (name !== 'search') return name === call;
  return call === (query.type === 'short' ? 'suggestions' : 'search');
}

/** Changes the part at a place of the data of a call's good replies. */
export const inData =
  (
    call: string,
    place: string,
    change: (value: unknown, index: number, request: ApiRequest) => unknown,
  ) =>
  (answer: Answer, request: ApiRequest): Answer => {
    const { status, body } = answer;
    if (!isCall(request, call) || status !== 200 || !isTree(body)) return answer;
    const data = edited(body.data, place, (value, index) => change(value, index, request));
    return { ...answer, body: { ...body, data } };
  };

/** Changes a call's whole answer, good or not. */
export const inAnswer =
  (call: string, change: (answer: Answer, request: ApiRequest) => Answer) =>
  (answer: Answer, request: ApiRequest): Answer =>
    isCall(request, call) ? change(answer, request) : answer;

/** Handles a call as if it had been sent with another query. */
export const inQuery =
  (call: string, change: (query: ApiRequest['query']) => ApiRequest['query']) =>
  (request: ApiRequest): ApiRequest =>
    isCall(request, call) ? { ...request, query: change(request.query) } : request;

/** The query without some of its keys: they are ignored. */
export const without =
  (...keys: string[]) =>
  (query: ApiRequest['query']): ApiRequest['query'] =>
    Object.fromEntries(Object.entries(query).filter(([key]) => !keys.includes(key)));

/** Changes the headers of a call's good replies as they are written. */
export const inHeaders =
  (call: string, change: (headers: Sent['headers']) => Sent['headers']) =>
  (sent: Sent, request: ApiRequest): Sent =>
    isCall(request, call) && sent.status === 200
      ? { ...sent, headers: change(sent.headers) }
      : sent;

/** Changes the body of a call's good replies as it is written. */
export const inBytes =
  (call: string, change: (bytes: Buffer) => Buffer) =>
  (sent: Sent, request: ApiRequest): Sent =>
    isCall(request, call) && sent.status === 200 ? { ...sent, bytes: change(sent.bytes) } : sent;
