// Written by tools/section-kinds.ts.
export { TextSection as text } from './text/View';
export { NoticeSection as notice } from './notice/View';
export { FactsSection as facts } from './facts/View';
export { CardsSection as cards } from './cards/View';
export { AccordionSection as accordion } from './accordion/View';
export { StepsSection as steps } from './steps/View';
export { TableSection as table } from './table/View';
export { PeopleSection as people } from './people/View';
export { DocumentsSection as documents } from './documents/View';
export { ContactsSection as contacts } from './contacts/View';
export { TabsSection as tabs } from './tabs/View';
export { PictogramsSection as pictograms } from './pictograms/View';
export { LinksSection as links } from './links/View';
export { AllowancesSection as allowances } from './allowances/View';
export { TariffsSection as tariffs } from './tariffs/View';
export { TransportSection as transport } from './transport/View';
export { FormSection as form } from './form/View';
