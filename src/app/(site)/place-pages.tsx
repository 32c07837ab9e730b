import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { PlaceList } from '@/features/places/ui/PlaceList';
import { PlaceDetail } from '@/features/places/ui/details';
import { ClientWords } from '@/features/layout/ui/ClientWords/ClientWords';
import { PageHero } from '@/features/layout/ui/PageHero/PageHero';
import type { CardKind } from '@/features/places/schema';
import { CARDS_A_PAGE } from '@/constants';
import { cardListQuery } from '@/features/places/query';
import { requestedLocale } from '@/app/data/requested-locale';
import { cardPath, listPath } from '@/lib/hrefs';
import { shownOf } from '@/ui/lists/list-query';
import { pageMetadata } from '@/features/seo/metadata';
import { acceptable } from '@/lib/search-params';
import { requestTime } from '@/lib/request-time';
import { source } from '@/sources';
import { headOf } from '@/app/data/heads';
import { trailTo } from '@/app/data/trail';
import { missingMetadata } from './missing-metadata';
import type { ItemPageProps, ListPageProps } from './page-props';
import { resilient, resilientMetadata } from './resilient';

/** The list of a kind of places: rendered with the address's filters, then kept up by the browser. */
export const PlaceListPage = resilient(async function PlaceListPage({
  kind,
  params,
  searchParams,
}: ListPageProps & { kind: CardKind }) {
  const lang = await requestedLocale(params);
  const asked = await searchParams;
  const { area, floor, type, category, search } = acceptable(cardListQuery, { ...asked, lang });
  const filters = { area, floor, type, category, search };
  const shown = shownOf(asked.shown, CARDS_A_PAGE);
  const [head, initial] = await Promise.all([
    headOf(listPath(kind), lang),
    source().cardList(kind, { ...filters, offset: 0, limit: shown, lang }),
  ]);
  return (
    <PageHero title={head.title} lead={head.lead} trail={head.trail}>
      <ClientWords namespaces={['lists', 'filters', 'hours', 'nav']}>
        <PlaceList
          kind={kind}
          initial={initial}
          filters={filters}
          shown={shown}
          now={requestTime()}
        />
      </ClientWords>
    </PageHero>
  );
});

async function placeOf(kind: CardKind, params: ItemPageProps['params']) {
  const lang = await requestedLocale(params);
  const reply = await source().card(kind, (await params).id, lang);
  if (!reply) return null;
  const { item } = reply;
  const where = [item.floor.text, item.area.text].filter(Boolean).join(', ');
  return { lang, item, where };
}

export const placeMetadata = resilientMetadata(async function placeMetadata({
  kind,
  params,
}: ItemPageProps & { kind: CardKind }) {
  const found = await placeOf(kind, params);
  if (!found) return missingMetadata(params);
  const { lang, item, where } = found;
  const t = await getTranslations('detail');
  return pageMetadata({
    path: cardPath(kind, item.id),
    lang,
    title: item.title,
    description:
      item.text && where
        ? t('metaPlace', { title: item.title, text: item.text, where })
        : [item.title, item.text, where].filter(Boolean).join('. '),
    image: item.image?.src,
  });
});

export const PlaceDetailPage = resilient(async function PlaceDetailPage({
  kind,
  params,
}: ItemPageProps & { kind: CardKind }) {
  const found = await placeOf(kind, params);
  if (!found) notFound();
  const { lang, item } = found;
  const trail = await trailTo(cardPath(kind, item.id), lang);
  return <PlaceDetail item={item} trail={trail} now={requestTime()} />;
});
