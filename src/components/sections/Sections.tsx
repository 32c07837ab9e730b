import type { ReactNode } from 'react';
import type { Section, SectionOf } from '@/contract/sections';
import { AccordionSection } from './AccordionSection';
import { AllowancesSection } from './AllowancesSection';
import { ContactSection } from './ContactForm/ContactSection';
import {
  CardsSection,
  ContactsSection,
  DocumentsSection,
  FactsSection,
  LinksSection,
  NoticeSection,
  PeopleSection,
  PictogramsSection,
  StepsSection,
  TableSection,
  TextSection,
} from './plain';
import { TabsSection } from './TabsSection';
import { TariffsSection } from './TariffsSection';
import { TransportSection } from './TransportSection';

const views: { [Type in Section['type']]: (props: { section: SectionOf<Type> }) => ReactNode } = {
  text: TextSection,
  notice: NoticeSection,
  facts: FactsSection,
  cards: CardsSection,
  accordion: AccordionSection,
  steps: StepsSection,
  table: TableSection,
  people: PeopleSection,
  documents: DocumentsSection,
  contacts: ContactsSection,
  tabs: TabsSection,
  pictograms: PictogramsSection,
  links: LinksSection,
  allowances: AllowancesSection,
  tariffs: TariffsSection,
  transport: TransportSection,
  form: ContactSection,
};

/** The sections of a page, each in its own form. */
export function Sections({ sections }: { sections: Section[] }) {
  return sections.map((section, index) => {
    const View = views[section.type] as (props: { section: Section }) => ReactNode;
    return <View key={index} section={section} />;
  });
}
