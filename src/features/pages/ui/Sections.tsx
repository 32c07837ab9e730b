import type { ReactNode } from 'react';
import type { SendContact } from '@/features/contact/contact';
import type { ErrorMessages } from '@/features/layout/schema';
import { askedMost } from '../sections/accordion/questions';
import type { Kind, Section, SectionOf } from '../sections/schemas';
import * as viewsOfKinds from '../sections/views';

/** What a page gives to all its sections. */
export interface SectionContext {
  sendContact: SendContact;
  /** What a wrong field of a form says. */
  errorMessages: ErrorMessages;
}

interface ViewProps<S> extends SectionContext {
  section: S;
  /** The questions of the page that are open from the start. */
  opened: ReturnType<typeof askedMost>;
}

type ViewOf<S> = (props: ViewProps<S>) => ReactNode;

const views: { [Type in Kind]: ViewOf<SectionOf<Type>> } = viewsOfKinds;

/** The sections of a page, each in its own form. */
export function Sections({ sections, ...context }: { sections: Section[] } & SectionContext) {
  const opened = askedMost(sections);
  return sections.map((section, index) => {
    const View = views[section.type] as ViewOf<Section>;
    return <View key={index} section={section} opened={opened} {...context} />;
  });
}
