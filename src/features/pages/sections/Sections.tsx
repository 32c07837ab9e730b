import type { ReactNode } from 'react';
import type { ErrorMessages } from '@/features/layout/schema';
import type { Section, SectionOf } from '../schema';
import { AccordionSection } from './AccordionSection';
import { AllowancesSection } from './AllowancesSection';
import type { SendContact } from '@/features/contact/contact';
import { ContactSection } from '@/features/contact/ui/ContactSection';
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

/** What a page gives to all its sections. */
export interface SectionContext {
  sendContact: SendContact;
  /** What a wrong field of a form says. */
  errorMessages: ErrorMessages;
}

type ViewOf<S> = (props: { section: S } & SectionContext) => ReactNode;

const views: { [Type in Section['type']]: ViewOf<SectionOf<Type>> } = {
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
export function Sections({ sections, ...context }: { sections: Section[] } & SectionContext) {
  return sections.map((section, index) => {
    const View = views[section.type] as ViewOf<Section>;
    return <View key={index} section={section} {...context} />;
  });
}
