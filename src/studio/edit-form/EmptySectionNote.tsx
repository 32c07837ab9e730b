'use client';

import { Banner, useFormFields } from '@payloadcms/ui';
import { useSay } from '@/cms/admin-words/useSay';
import { useEmptySections } from './useEmptySections';

/** Says in a section's row that visitors will not see it, as it shows nothing. */
export function EmptySectionNote({ path }: { path: string }) {
  const say = useSay();
  const row = path.split('.').slice(0, -1).join('.');
  const id = useFormFields(([fields]) => fields[`${row}.id`]?.value);
  const isEmpty = useEmptySections().sections.some((section) => section.id === id);
  return isEmpty ? <Banner type="error">{say('sectionEmpty')}</Banner> : null;
}
