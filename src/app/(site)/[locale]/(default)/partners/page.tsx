import type { Metadata } from 'next';
import { PartnerGrid } from '@/components/partners/PartnerGrid';
import { PageHero } from '@/components/layout/PageHero/PageHero';
import { requestedLocale } from '@/i18n/locale';
import { editedMetadata } from '@/lib/metadata';
import { source } from '@/sources';
import { headOf } from '@/sources/heads';

export const revalidate = 3600;

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = await requestedLocale(params);
  const { path, meta } = await headOf('/partners/', lang);
  return editedMetadata(path, lang, meta);
}

export default async function PartnersPage({ params }: Props) {
  const lang = await requestedLocale(params);
  const [head, { items }] = await Promise.all([
    headOf('/partners/', lang),
    source().partners(lang),
  ]);
  return (
    <PageHero title={head.title} lead={head.lead} trail={head.trail}>
      <PartnerGrid partners={items} />
    </PageHero>
  );
}
