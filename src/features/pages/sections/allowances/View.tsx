import { ClientWords } from '@/features/layout/ui/ClientWords/ClientWords';
import type { SectionOf } from '../schemas';
import { Section } from '../shared/Section';
import { AllowanceSearch } from './on-demand';

/** "Can I bring it?": things and whether they may go into the cabin and the hold. */
export function AllowancesSection({ section }: { section: SectionOf<'allowances'> }) {
  return (
    <Section {...section}>
      {section.items.length > 0 && (
        <ClientWords namespaces={['allowances']}>
          <AllowanceSearch items={section.items} />
        </ClientWords>
      )}
    </Section>
  );
}
