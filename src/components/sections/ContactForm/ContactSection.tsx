import { ClientWords } from '@/components/layout/ClientWords/ClientWords';
import { Section } from '@/components/sections/Section';
import { SiteLink } from '@/components/ui/SiteLink/SiteLink';
import { Text } from '@/components/ui/Text/Text';
import type { SectionOf } from '@/contract/sections';
import { ContactForm } from '../on-demand';
import styles from './ContactForm.module.scss';

/** A form that visitors write to the airport with; it works without scripts too. */
export function ContactSection({ section }: { section: SectionOf<'form'> }) {
  const { topics, consent, privacy } = section;
  return (
    <Section {...section}>
      <ClientWords namespaces={['form', 'fieldErrors']}>
        <ContactForm topics={topics} titleId={section.heading ? `${section.id}-title` : undefined}>
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
