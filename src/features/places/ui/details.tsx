import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { afterComma, type LocalText } from '@/lib/local-text';
import { partnerLook, placeSummary, serviceSummary } from './place-summary';
import { SiteLink } from '@/ui/SiteLink/SiteLink';
import { Text } from '@/ui/Text/Text';
import { Texts } from '@/ui/Text/Texts';
import type { CardReply } from '../schema';
import type { Link, Option } from '@/schema-parts/common';
import type { PersonReply } from '@/features/pages/schema';
import type { PartnerReply } from '@/features/partners/schema';
import type { ServiceReply } from '@/features/services/schema';
import { DetailPage } from './DetailPage';

interface Props<Reply extends { item: unknown }> {
  item: Reply['item'];
  trail: Link[];
  /** The moment of rendering, in milliseconds. */
  now: number;
}

const placeOf = (item: { place_id: string | null; floor: Option | null }) =>
  item.place_id ? { id: item.place_id, floor: item.floor?.value } : undefined;

/** A fact is shown where it is known. */
const fact = (term: string, ...texts: (LocalText | undefined)[]) =>
  texts.some(Boolean) ? [{ term, value: <Texts of={texts} between=", " /> }] : [];

/** The floor, and the side of security after a comma. */
const whereabouts = ({ floor, area }: { floor: Option | null; area: Option | null }) => [
  floor?.text,
  area?.text && (floor?.text ? afterComma(area.text) : area.text),
];

const linkFact = (term: string, link: Link | null) => {
  if (!link) return [];
  const value = (
    <SiteLink href={link.href}>
      <Text of={link.text} />
    </SiteLink>
  );
  return [{ term, value }];
};

export function PlaceDetail({ item, trail, now, after }: Props<CardReply> & { after?: ReactNode }) {
  const t = useTranslations('detail');
  return (
    <DetailPage
      {...item}
      lead={item.text}
      trail={trail}
      cover={placeSummary(item)}
      facts={[
        ...fact(t('where'), ...whereabouts(item)),
        ...fact(t('type'), item.type.text),
        ...linkFact(t('phone'), item.phone),
      ]}
      now={now}
      place={placeOf(item)}
      after={after}
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
      facts={[...fact(t('where'), ...whereabouts(item)), ...linkFact(t('phone'), item.phone)]}
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
      cover={{ image: item.logo, ...partnerLook(item) }}
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
      cover={{ image: item.image, icon: 'users', portrait: true }}
      body={item.body}
      untranslated={item.untranslated}
      gallery={[]}
      facts={[...fact(t('reception'), item.reception), ...linkFact(t('email'), item.email)]}
      now={now}
    />
  );
}
