import { ClientWords } from '@/features/layout/ui/ClientWords/ClientWords';
import type { SectionOf } from '../schemas';
import { TextIn } from '@/ui/Text/TextIn';
import { Section } from '../shared/Section';
import { AllowanceSearch } from './on-demand';
import styles from './View.module.scss';

/** "Can I bring it?": things and whether they may go into the cabin and the hold. */
export function AllowancesSection({ section }: { section: SectionOf<'allowances'> }) {
  return (
    <Section id={section.id} heading={section.heading}>
      {section.items.length > 0 && (
        <ClientWords namespaces={['allowances']}>
          <AllowanceSearch items={section.items} />
        </ClientWords>
      )}
      <TextIn as="p" className={styles.note} of={section.text} />
    </Section>
  );
}
