import { viewTitle } from '@/studio/lib/view-titles';
import config from '@payload-config';
import { getNextRequestI18n } from '@payloadcms/next/utilities';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { importMap } from '../importMap.js';

interface Props {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
}

/** Payload's titles; its own for a custom view is the same in every language. */
export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [metadata, { segments = [] }, settled] = await Promise.all([
    generatePageMetadata({ config, params, searchParams }),
    params as Promise<{ segments?: string[] }>,
    config,
  ]);
  const { language } = await getNextRequestI18n({ config: settled });
  const title = viewTitle(segments, language);
  const suffix = settled.admin.meta?.titleSuffix?.trim() ?? '';
  return title ? { ...metadata, title: `${title} ${suffix}` } : (metadata ?? {});
}

export default function AdminPage({ params, searchParams }: Props) {
  return RootPage({ config, importMap, params, searchParams });
}
