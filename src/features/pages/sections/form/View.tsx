import { ClientWords } from '@/features/layout/ui/ClientWords/ClientWords';
import { SiteLink } from '@/ui/SiteLink/SiteLink';
import { Text } from '@/ui/Text/Text';
import type { ErrorMessages } from '@/features/layout/schema';
import type { SendContact } from '@/features/contact/contact';
import type { SectionOf } from '../schemas';
import { Section } from '../shared/Section';
import { ContactForm } from './on-demand';
import styles from '@/features/contact/ui/ContactForm.module.scss';

interface Props {
  section: SectionOf<'form'>;
  sendContact: SendContact;
  /** What a wrong field says. */
  errorMessages: ErrorMessages;
}

/** A form that visitors write to the airport with; it works without scripts too. */
export function FormSection({ section, sendContact, errorMessages }: Props) {
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
