import { resilient, resilientMetadata } from '@/app/(site)/resilient';
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

export const generateMetadata = resilientMetadata(async ({ params }: Props) => {
  const lang = await requestedLocale(params);
  const { path, meta } = await headOf('/partners/', lang);
  return editedMetadata(path, lang, meta);
});

export default resilient(async function PartnersPage({ params }: Props) {
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
});
