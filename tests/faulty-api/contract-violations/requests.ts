import { callAt } from '@/api-contract/call-at';
import { openapiPath } from '@/api-contract/calls';
import { failed, JSON_TYPE } from '../http';
import { inAnswer, inQuery, without, type Deviation } from './deviation';

const badQuery = 'A known key with an impossible value is 400 and names the field.';
const envelope =
  'Failure: right HTTP status and `{ "status": "error", "data": null, "errors": [{ "code", "field", "message" }] }`.';

const isNumber = (value: string | undefined) => /^\d+$/.test(value ?? '');

/** How a query is interpreted, and how a call is refused. */
export const requests: Deviation[] = [
  {
    name: 'lang-ignored',
    breaks: '`lang`: `uz | ru | en`.',
    finds: { rule: 'language', call: 'pressList', at: '$.data' },
    request: inQuery('pressList', without('lang')),
  },
  {
    name: 'russian-for-english',
    breaks: '`lang`: `uz | ru | en`.',
    finds: { rule: 'language', call: 'layout', at: '$.data' },
    request: inQuery('layout', (query) => ({
      ...query,
      lang: query.lang === 'en' ? 'ru' : (query.lang ?? ''),
    })),
  },
  {
    name: 'english-by-default',
    breaks: 'Absent or anything else means `uz`.',
    finds: { rule: 'lang-absent', call: 'notFound', at: '$.data.not_found.title' },
    request: inQuery('notFound', (query) => ({ lang: 'en', ...query })),
  },
  {
    name: 'other-lang-is-english',
    breaks: 'Absent or anything else means `uz`.',
    finds: { rule: 'lang-other', call: 'services', at: '$.data.items[].title' },
    request: inQuery('services', (query) =>
      query.lang === 'de' ? { ...query, lang: 'en' } : query,
    ),
  },
  {
    name: 'empty-value-refused',
    breaks: 'An empty query value equals an absent one.',
    finds: { rule: 'status', call: 'schedule', at: 'status' },
    answer: inAnswer('schedule', (answer, { query }) =>
      query.date === '' ? failed(400, 'invalid_query', 'A date.', 'date') : answer,
    ),
  },
  {
    name: 'empty-type-is-no-type',
    breaks: 'An empty query value equals an absent one.',
    finds: { rule: 'empty-value', call: 'pressList', at: '$.data.items[]' },
    request: inQuery('pressList', (query) =>
      query.type === '' ? { ...query, type: 'none' } : query,
    ),
  },
  {
    name: 'page-key-known',
    breaks: 'Unknown query keys are ignored.',
    finds: { rule: 'unknown-key', call: 'pressList', at: '$.data.items[].id' },
    request: inQuery('pressList', (query) => (query.page ? { ...query, offset: '8' } : query)),
  },
  {
    name: 'unknown-key-refused',
    breaks: 'Unknown query keys are ignored.',
    finds: { rule: 'status', call: 'errorMessages', at: 'status' },
    answer: inAnswer('errorMessages', (answer, { query }) =>
      query.nothing === undefined ? answer : failed(400, 'invalid_query', 'Unknown.', 'nothing'),
    ),
  },
  {
    name: 'slash-redirected',
    breaks: 'A trailing slash is also answered, never redirected.',
    finds: { rule: 'redirect', call: 'metrics', at: 'status' },
    answer: inAnswer('metrics', (answer, { path, slash }) =>
      slash ? { status: 308, headers: { location: path }, body: Buffer.alloc(0) } : answer,
    ),
  },
  {
    name: 'bad-query-answered',
    breaks: badQuery,
    finds: { rule: 'bad-query', call: 'cardList', at: 'status' },
    request: inQuery('cardList', (query) =>
      isNumber(query.limit) ? query : without('limit')(query),
    ),
  },
  {
    name: 'bad-query-breaks',
    breaks: badQuery,
    finds: { rule: 'bad-query', call: 'flights', at: 'status' },
    answer: inAnswer('flights', (answer) =>
      answer.status === 400 ? failed(500, 'unavailable', 'Invalid time value') : answer,
    ),
  },
  {
    name: 'field-not-named',
    breaks: badQuery,
    finds: { rule: 'bad-query', call: 'search', at: '$.errors' },
    answer: inAnswer('search', (answer) =>
      answer.status === 400 ? failed(400, 'invalid_query', 'A wrong value.') : answer,
    ),
  },
  {
    name: 'other-error-envelope',
    breaks: envelope,
    finds: { rule: 'failure-envelope', call: 'pressList', at: '$.status' },
    answer: inAnswer('pressList', (answer) =>
      answer.status === 400
        ? { ...answer, body: { statusCode: 400, message: ['limit must be a number'] } }
        : answer,
    ),
  },
  {
    name: 'html-not-found',
    breaks: envelope,
    finds: { rule: 'failure-envelope', call: 'cardList', at: '$' },
    answer: inAnswer('cardList', (answer) =>
      answer.status === 404
        ? {
            status: 404,
            headers: { 'content-type': 'text/html; charset=utf-8' },
            body: Buffer.from('<h1>Not Found</h1>'),
          }
        : answer,
    ),
  },
  {
    name: 'borrowed-in-uzbek',
    breaks: '`fallback` points to texts of `data` that stand in Uzbek, never of an Uzbek reply.',
    finds: { rule: 'fallback', call: 'layout', at: '$.fallback' },
    answer: inAnswer('layout', (answer) => ({
      ...answer,
      body: { ...(answer.body as object), fallback: ['/headerData/copyright'] },
    })),
  },
  {
    name: 'missing-is-null',
    breaks: '`not_found` (404).',
    finds: { rule: 'not-found', call: 'press', at: 'status' },
    answer: inAnswer('press', (answer) =>
      answer.status === 404
        ? {
            status: 200,
            headers: { 'content-type': JSON_TYPE },
            body: { status: 'success', data: null, errors: null },
          }
        : answer,
    ),
  },
  {
    name: 'unknown-id-breaks',
    breaks: '`not_found` (404).',
    finds: { rule: 'not-found', call: 'flight', at: 'status' },
    answer: inAnswer('flight', (answer, { path }) =>
      /-\d{8}-[ad]$/.test(path) || answer.status !== 404
        ? answer
        : failed(500, 'unavailable', 'Cannot read properties of null'),
    ),
  },
  {
    name: 'unknown-call-is-empty',
    breaks: '`not_found` (404).',
    finds: { rule: 'not-found', call: 'any other', at: 'status' },
    answer: (answer, { path }) =>
      callAt(path) || path === openapiPath
        ? answer
        : { status: 200, headers: { 'content-type': JSON_TYPE }, body: {} },
  },
];
