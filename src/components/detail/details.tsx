import { useTranslations } from 'next-intl';
import { placeSummary, serviceSummary } from '@/components/cards/place-summary';
import { SiteLink } from '@/components/ui/SiteLink/SiteLink';
import type { CardReply } from '@/contract/cards';
import type { Link, Option } from '@/contract/common';
import type { PersonReply } from '@/contract/sections';
import type { PartnerReply, ServiceReply } from '@/contract/services';
import { DetailPage } from './DetailPage';

interface Props<Reply extends { item: unknown }> {
  item: Reply['item'];
  trail: Link[];
  /** The moment of rendering, in milliseconds. */
  now: number;
}

const whereOf = (floor: Option | null, area: Option | null) =>
  [floor?.text, area?.text].filter(Boolean).join(', ');

const placeOf = (item: { place_id: string | null; floor: Option | null }) =>
  item.place_id ? { id: item.place_id, floor: item.floor?.value } : undefined;

/** A fact is shown where it is known. */
const fact = (term: string, value: string | null | undefined) => (value ? [{ term, value }] : []);

const linkFact = (term: string, link: Link | null) =>
  link ? [{ term, value: <SiteLink href={link.href}>{link.text}</SiteLink> }] : [];

export function PlaceDetail({ item, trail, now }: Props<CardReply>) {
  const t = useTranslations('detail');
  return (
    <DetailPage
      {...item}
      lead={item.text}
      trail={trail}
      cover={placeSummary(item)}
      facts={[
        ...fact(t('where'), whereOf(item.floor, item.area)),
        ...fact(t('type'), item.type.text),
        ...linkFact(t('phone'), item.phone),
      ]}
      now={now}
      place={placeOf(item)}
    />
  );
}

export function ServiceDetail({ item, trail, now }: Props<ServiceReply>) {
  const t = useTranslations('detail');
  return (
    <DetailPage
      {...item}
      lead={item.text}
      trail={trail}
      cover={serviceSummary(item)}
      facts={[
        ...fact(t('where'), whereOf(item.floor, item.area)),
        ...linkFact(t('phone'), item.phone),
      ]}
      now={now}
      place={placeOf(item)}
    />
  );
}

export function PartnerDetail({ item, trail, now }: Props<PartnerReply>) {
  const t = useTranslations('detail');
  return (
    <DetailPage
      {...item}
      lead={item.text}
      trail={trail}
      cover={{ image: item.logo, icon: 'users', tone: item.id }}
      facts={[
        ...fact(t('type'), item.type.text),
        ...linkFact(t('website'), item.website),
        ...linkFact(t('phone'), item.phone),
      ]}
      now={now}
    />
  );
}

export function PersonDetail({ item, trail, now }: Props<PersonReply>) {
  const t = useTranslations('detail');
  return (
    <DetailPage
      title={item.name}
      lead={item.position}
      trail={trail}
      cover={{ image: item.image, icon: 'users', tone: item.id, portrait: true }}
      body={item.body}
      gallery={[]}
      facts={[...fact(t('reception'), item.reception), ...linkFact(t('email'), item.email)]}
      now={now}
    />
  );
}
