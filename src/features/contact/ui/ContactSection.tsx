import { ClientWords } from '@/features/layout/ui/ClientWords/ClientWords';
import { Section } from '@/features/pages/sections/Section';
import { SiteLink } from '@/ui/SiteLink/SiteLink';
import { Text } from '@/ui/Text/Text';
import type { ErrorMessages } from '@/features/layout/schema';
import type { SectionOf } from '@/features/pages/schema';
import { ContactForm } from '@/features/pages/sections/on-demand';
import type { SendContact } from '../contact';
import styles from './ContactForm.module.scss';

interface Props {
  section: SectionOf<'form'>;
  sendContact: SendContact;
  /** What a wrong field says. */
  errorMessages: ErrorMessages;
}

/** A form that visitors write to the airport with; it works without scripts too. */
export function ContactSection({ section, sendContact, errorMessages }: Props) {
  const { topics, consent, privacy } = section;
  return (
    <Section {...section}>
      <ClientWords namespaces={['form']}>
        <ContactForm
          topics={topics}
          titleId={section.heading ? `${section.id}-title` : undefined}
          send={sendContact}
          errorMessages={errorMessages}
        >
          {(consent || privacy) && (
            <p className={styles.consent}>
              <Text of={consent} />{' '}
              {privacy && (
                <SiteLink href={privacy.href}>
                  <Text of={privacy.text} />
                </SiteLink>
              )}
            </p>
          )}
        </ContactForm>
      </ClientWords>
    </Section>
  );
}
