// Written by tools/section-kinds.ts. Editors choose in this order; it may be changed here, and is kept.
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
