import { ClientWords } from '@/components/layout/ClientWords/ClientWords';
import type { SectionOf } from '@/contract/sections';
import { AllowanceSearch } from './on-demand';
import { Section } from './Section';

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
