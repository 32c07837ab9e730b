import { inAnswer, inData, type Deviation } from './deviation';

const shape = 'Each call has its shape; names are kept to the letter.';

const renamed = (value: unknown, from: string, to: string): unknown => {
  const { [from]: moved, ...rest } = value as Record<string, unknown>;
  return { ...rest, [to]: moved };
};

/** Members that are missing, empty, of another type or elsewhere. */
export const shapes: Deviation[] = [
  {
    name: 'missing-member',
    breaks: shape,
    finds: { rule: 'given', call: 'flights', at: '$.data.flights[].city.country' },
    answer: inData('flights', 'flights[].city.country', () => undefined),
  },
  {
    name: 'null-for-text',
    breaks: shape,
    finds: { rule: 'given', call: 'cardList', at: '$.data.items[].text' },
    answer: inData('cardList', 'items[].text', (text, index) => (index === 0 ? null : text)),
  },
  {
    name: 'number-as-text',
    breaks: shape,
    finds: { rule: 'writing', call: 'pressList', at: '$.data.count' },
    answer: inData('pressList', 'count', String),
  },
  {
    name: 'null-for-list',
    breaks: shape,
    finds: { rule: 'given', call: 'schedule', at: '$.data.seasons[].flights[].codeshares' },
    answer: inData('schedule', 'seasons[].flights[].codeshares', () => null),
  },
  {
    name: 'other-spelling',
    breaks: 'Names documented in the spec are kept to the letter (`result_for_header` …).',
    finds: { rule: 'given', call: 'search', at: '$.data.result_for_header' },
    answer: inData('search', '', (data) => renamed(data, 'result_for_header', 'resultForHeader')),
  },
  {
    name: 'other-date-format',
    breaks: 'Dates are airport-local `YYYY-MM-DD`.',
    finds: { rule: 'shape', call: 'pressList', at: '$.data.items[].date' },
    answer: inData('pressList', 'items[].date', (date) =>
      String(date).split('-').reverse().join('.'),
    ),
  },
  {
    name: 'days-from-sunday',
    breaks: 'Days: 1 Monday … 7 Sunday.',
    finds: { rule: 'shape', call: 'schedule', at: '$.data.seasons[].flights[].days[]' },
    answer: inData('schedule', 'seasons[].flights[].days[]', (day) => Number(day) % 7),
  },
  {
    name: 'unknown-section',
    breaks: 'Section is a union told apart by `type`.',
    finds: { rule: 'shape', call: 'page', at: '$.data.page.sections[].type' },
    answer: inData('page', 'page.sections[].type', () => 'carousel'),
  },
  {
    name: 'id-not-url-safe',
    breaks: '`id` is a url-safe slug.',
    finds: { rule: 'shape', call: 'partners', at: '$.data.items[].id' },
    answer: inData('partners', 'items[].id', (id) => `${String(id)}/1`),
  },
  {
    name: 'nested-twice',
    breaks: 'The spec’s `data.data` is this `data` member as its HTTP client sees it.',
    finds: { rule: 'nesting', call: 'flights', at: '$.data' },
    answer: inData('flights', '', (data) => ({ data })),
  },
  {
    name: 'other-envelope',
    breaks: 'Envelope: `{ "status": "success", "data": { … }, "errors": null }`.',
    finds: { rule: 'envelope', call: 'layout', at: '$' },
    answer: inAnswer('layout', (answer) => ({
      ...answer,
      body: { ...(answer.body as object), status: 'ok', errors: [] },
    })),
  },
  {
    name: 'bare-payload',
    breaks: 'Envelope: `{ "status": "success", "data": { … }, "errors": null }`.',
    finds: { rule: 'envelope', call: 'errorMessages', at: '$' },
    answer: inAnswer('errorMessages', (answer) => ({
      ...answer,
      body: (answer.body as { data: unknown }).data,
    })),
  },
];
