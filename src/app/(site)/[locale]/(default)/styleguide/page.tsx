import { notFound } from 'next/navigation';
import { flightNamespaces } from '@/features/flights/status-words';
import { ClientWords } from '@/features/layout/ui/ClientWords/ClientWords';
import { PageHero } from '@/features/layout/ui/PageHero/PageHero';
import { Styleguide } from '@/features/styleguide/Styleguide';
import { isDevelopment } from '@/env';
import { requestedLocale } from '@/app/_data/requested-locale';
import { source } from '@/sources';

export const dynamic = 'force-dynamic';

/** The living style guide, in development only. */
export default async function StyleguidePage({ params }: { params: Promise<{ locale: string }> }) {
  const lang = await requestedLocale(params);
  if (!isDevelopment()) notFound();
  const board = { direction: 'departure', search: '', date: undefined, lang } as const;
  const { flights } = await source().flights(board);
  return (
    <PageHero title="Style guide" trail={[]}>
      <ClientWords namespaces={[...flightNamespaces, 'nav']}>
        <Styleguide flights={flights} />
      </ClientWords>
    </PageHero>
  );
}
