import type { z } from 'zod';
import type { CallName, Parameters } from '@/api/call-at';
import type { calls } from '@/api/calls';
import { isCardKind } from '@/features/places/kinds';
import { source } from '@/sources';

/** What a call is answered with: its data; null where there is no such thing. */
type Answer<Name extends CallName> = (
  query: z.infer<(typeof calls)[Name]['query']>,
  parameters: Parameters,
) => Promise<unknown>;

const nothing = Promise.resolve(null);

/** Every call, answered by the source. */
export const answers: { [Name in CallName]: Answer<Name> } = {
  layout: ({ lang }) => source().layout(lang),
  notFound: ({ lang }) => source().notFound(lang),
  errorMessages: ({ lang }) => source().errorMessages(lang),
  metrics: () => source().metrics(),
  flights: (query) => source().flights(query),
  flight: ({ lang }, { id = '' }) => source().flight(id, lang),
  schedule: (query) => source().schedule(query),
  cardList: (query, { kind = '' }) => (isCardKind(kind) ? source().cardList(kind, query) : nothing),
  card: ({ lang }, { kind = '', id = '' }) =>
    isCardKind(kind) ? source().card(kind, id, lang) : nothing,
  pressList: (query) => source().pressList(query),
  press: ({ lang }, { id = '' }) => source().press(id, lang),
  search: (query) => source().search(query),
  services: ({ lang }) => source().services(lang),
  service: ({ lang }, { id = '' }) => source().service(id, lang),
  partners: ({ lang }) => source().partners(lang),
  partner: ({ lang }, { id = '' }) => source().partner(id, lang),
  pages: ({ lang }) => source().pages(lang),
  page: ({ lang }, { slug = '' }) => source().page(slug, lang),
  person: ({ lang }, { id = '' }) => source().person(id, lang),
  scheme: ({ lang }) => source().scheme(lang),
};
