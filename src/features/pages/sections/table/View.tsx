import { Text } from '@/ui/Text/Text';
import type { SectionOf } from '../schemas';
import { Table } from '../shared/Table';
import { Section } from '../shared/Section';

/** A table whose rows and columns have names. */
export function TableSection({ section }: { section: SectionOf<'table'> }) {
  const rows = section.rows.map((cells) =>
    cells.map((cell, index) => <Text key={index} of={cell} />),
  );
  return (
    <Section {...section}>
      <Table section={section} columns={section.columns} rows={rows} />
    </Section>
  );
}
