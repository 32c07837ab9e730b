// Written by tools/section-kinds.ts.
export { text } from './text/cms';
export { notice } from './notice/cms';
export { facts } from './facts/cms';
export { cards } from './cards/cms';
export { accordion } from './accordion/cms';
export { steps } from './steps/cms';
export { table } from './table/cms';
export { people } from './people/cms';
export { documents } from './documents/cms';
export { contacts } from './contacts/cms';
export { tabs } from './tabs/cms';
export { pictograms } from './pictograms/cms';
export { links } from './links/cms';
export { allowances } from './allowances/cms';
export { tariffs } from './tariffs/cms';
export { transport } from './transport/cms';
export { form } from './form/cms';
