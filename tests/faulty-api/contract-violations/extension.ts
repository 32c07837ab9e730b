import { openapiPath } from '@/api-contract/calls';
import { failed } from '../http';
import { inData, type Deviation } from './deviation';

/** Details, pages and floor plans, and what the layout says beside its shape. */
export const extension: Deviation[] = [
  {
    name: 'language-not-selected',
    breaks: '`languages: { options: [{ value, text, selected }] }`.',
    finds: {
      rule: 'selected-language',
      call: 'layout',
      at: '$.data.headerData.languages.options',
    },
    answer: inData('layout', 'headerData.languages.options[]', (option) => ({
      ...(option as object),
      selected: (option as { value: string }).value === 'uz',
    })),
  },
  {
    name: 'two-languages',
    breaks: '`lang`: `uz | ru | en`.',
    finds: {
      rule: 'selected-language',
      call: 'layout',
      at: '$.data.headerData.languages.options',
    },
    answer: inData('layout', 'headerData.languages.options', (options) =>
      (options as unknown[]).slice(0, 2),
    ),
  },
  {
    name: 'duration-in-words',
    breaks: '`duration` is a number as text.',
    finds: { rule: 'duration', call: 'layout', at: '$.data.cookiesData.duration' },
    answer: inData('layout', 'cookiesData.duration', () => '30 days'),
  },
  {
    name: 'detail-differs',
    breaks: '`{ "item": Card + { body, gallery } }`.',
    finds: { rule: 'detail', call: 'card', at: '$.data.item.floor.value' },
    answer: inData('card', 'item.floor', () => ({ value: '9', text: '9' })),
  },
  {
    name: 'neighbours-swapped',
    breaks: '`previous` and `next`.',
    finds: { rule: 'neighbours', call: 'press', at: '$.data.next' },
    answer: inData('press', '', (data) => {
      const { previous, next, ...rest } = data as Record<string, unknown>;
      return { ...rest, previous: next, next: previous };
    }),
  },
  {
    name: 'counted-one-more',
    breaks: '`count` is the number of matches.',
    finds: { rule: 'count', call: 'partners', at: '$.data.count' },
    answer: inData('partners', 'count', (count) => Number(count) + 1),
  },
  {
    name: 'slug-with-dashes',
    breaks: 'Slug is the route with `/` written as `--`.',
    finds: { rule: 'page', call: 'pages', at: '$.data.items[].href' },
    answer: inData('pages', 'items[].slug', (slug) => String(slug).replaceAll('--', '-')),
  },
  {
    name: 'card-not-there',
    breaks: '`card: { kind, id } | null`.',
    finds: { rule: 'places', call: 'scheme', at: '$.data.floors[].areas[].card.id' },
    answer: inData('scheme', 'floors[].areas[].card', (card) =>
      card ? { ...(card as object), id: 'closed-long-ago' } : card,
    ),
  },
  {
    name: 'kind-not-listed',
    breaks: '`"kinds": [Option]`.',
    finds: { rule: 'places', call: 'scheme', at: '$.data.floors[].areas[].kind' },
    answer: inData('scheme', 'kinds', (kinds) => (kinds as unknown[]).slice(5)),
  },
  {
    name: 'plan-not-there',
    breaks: '`plan`: url of the svg.',
    finds: { rule: 'plan', call: 'scheme', at: '$.data.floors[].plan' },
    answer: inData('scheme', 'floors[].plan', () => '/plans/floor-9.svg'),
  },
  {
    name: 'zone-by-offset',
    breaks: '`other_end: { scheduled_at, estimated_at, time_zone }`.',
    finds: { rule: 'shape', call: 'flight', at: '$.data.flight.other_end.time_zone' },
    answer: inData('flight', 'flight.other_end.time_zone', () => 'GMT+3 (Istanbul)'),
  },
  {
    name: 'no-openapi',
    breaks: '`GET /api/openapi.json` → OpenAPI 3.1 of all of the above.',
    finds: { rule: 'openapi', call: 'openapi', at: 'status' },
    answer: (answer, { path }) =>
      path === openapiPath ? failed(404, 'not_found', 'There is no such call.') : answer,
  },
];
