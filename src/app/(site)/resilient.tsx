import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Unavailable } from '@/features/errors/Unavailable/Unavailable';
import { PageHero } from '@/features/layout/ui/PageHero/PageHero';
import { Surface } from '@/ui/Surface/Surface';
import { requestedLocale } from '@/app/_data/requested-locale';
import { markCacheable, markUncacheable } from '@/platform/telemetry/request-context';
import { source } from '@/sources';
import { isOutage } from '@/sources/source';
import type { SitePageProps } from './page-props';

/** What a page says instead of its content while the airport's system gives no answer. */
async function UnavailablePage({ params }: SitePageProps) {
  const { headerData } = await source().layout({ lang: await requestedLocale(params) });
  const t = await getTranslations('unavailable');
  return (
    <PageHero title={t('title')}>
      {/* It is no page to be found by. */}
      <meta name="robots" content="noindex" />
      <Surface>
        <Unavailable phone={headerData.phone} />
      </Surface>
    </PageHero>
  );
}

/** A page that stays a page, and says so, where its content cannot be had at the moment. */
export function resilient<Props extends SitePageProps>(page: (props: Props) => Promise<ReactNode>) {
  return async function ResilientPage(props: Props): Promise<ReactNode> {
    try {
      const content = await page(props);
      markCacheable();
      return content;
    } catch (error) {
      if (!isOutage(error)) throw error;
      markUncacheable();
      return <UnavailablePage params={props.params} />;
    }
  };
}

/** The metadata of such a page. */
export function resilientMetadata<Props extends SitePageProps>(
  metadata: (props: Props) => Promise<Metadata>,
) {
  return async function metadataOf(props: Props): Promise<Metadata> {
    try {
      return await metadata(props);
    } catch (error) {
      if (!isOutage(error)) throw error;
      markUncacheable();
      const t = await getTranslations('unavailable');
      return { title: t('title') };
    }
  };
}
