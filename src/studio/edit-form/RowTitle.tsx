'use client';

import { useRowLabel, useTranslation } from '@payloadcms/ui';
import { labelIn } from '@/cms/admin-words/say';
import type { Label } from '@/i18n/label';
import { titleOfRow } from './row-title';

interface Props {
  /** What the kind of row is called. */
  name: Label;
}

/** What a row is called in its list: its kind, its number, and what stands in it. */
export function RowTitle({ name }: Props) {
  const { i18n } = useTranslation();
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown> | undefined>();
  const kind = `${labelIn(name, i18n.language)} ${rowNumber + 1}`;
  const title = titleOfRow(data ?? {});
  return <span className="row-label">{title ? `${kind} · ${title}` : kind}</span>;
}
