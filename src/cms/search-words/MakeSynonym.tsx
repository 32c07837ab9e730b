'use client';

import { Link, useDocumentInfo } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import { ADMIN } from '@/cms/admin-ui/routes';
import { useSay } from '@/cms/admin-words/useSay';

interface Fruitless {
  words?: string;
  lang?: string;
}

function MakeLink({ words = '', lang = '' }: Fruitless) {
  const say = useSay();
  const query = new URLSearchParams({ word: words, lang });
  return <Link href={`${ADMIN}/collections/synonyms/create?${query}`}>{say('makeSynonym')}</Link>;
}

/** Leads from a search that found nothing to a synonym of it. */
export function MakeSynonym({ rowData }: DefaultCellComponentProps) {
  return <MakeLink {...(rowData as Fruitless)} />;
}

/** The same where the search is open. */
export function MakeSynonymOfDocument() {
  const { savedDocumentData } = useDocumentInfo();
  return <MakeLink {...(savedDocumentData as Fruitless)} />;
}
