import { z } from 'zod';
import { text } from './text/schema';
import { notice } from './notice/schema';
import { facts } from './facts/schema';
import { cards } from './cards/schema';
import { accordion } from './accordion/schema';
import { steps } from './steps/schema';
import { table } from './table/schema';
import { people } from './people/schema';
import { documents } from './documents/schema';
import { contacts } from './contacts/schema';
import { tabs } from './tabs/schema';
import { pictograms } from './pictograms/schema';
import { links } from './links/schema';
import { allowances } from './allowances/schema';
import { tariffs } from './tariffs/schema';
import { transport } from './transport/schema';
import { form } from './form/schema';

/** Every kind of section of a page, in the order in which editors choose from them. */
export const kinds = {
  text,
  notice,
  facts,
  cards,
  accordion,
  steps,
  table,
  people,
  documents,
  contacts,
  tabs,
  pictograms,
  links,
  allowances,
  tariffs,
  transport,
  form,
};

type Schema = (typeof kinds)[keyof typeof kinds]['schema'];

export const pageSection = z.discriminatedUnion(
  'type',
  Object.values(kinds).map(({ schema }) => schema) as [Schema, ...Schema[]],
);

/** A section of a page, of any kind. */
export type Section = z.infer<typeof pageSection>;
export type Kind = Section['type'];
export type SectionOf<Type extends Kind> = Extract<Section, { type: Type }>;
