import { useTranslations } from 'next-intl';
import { Destinations } from '@/features/flight-schedule/ui/Destinations';
import { boardHref } from '@/features/flights/board-href';
import type { Season } from '@/features/flights/schema';
import { classes } from '@/lib/classes';
import { schemePath } from '@/lib/hrefs';
import { afterComma, plain, type LocalText } from '@/lib/local-text';
import { unquoted } from '@/lib/plain-text';
import { partnerLook, placeSummary, serviceSummary } from './place-summary';
import { LocatorMap, type PlanPosition } from '@/features/floor-plans/ui/LocatorMap';
import { ButtonLink } from '@/ui/Button/Button';
import { Icon } from '@/ui/Icon/Icon';
import { SiteLink } from '@/ui/SiteLink/SiteLink';
import { Text } from '@/ui/Text/Text';
import { Texts } from '@/ui/Text/Texts';
import type { Card, CardReply, Located } from '../schema';
import type { Link, Option } from '@/schema-parts/common';
import type { PersonReply } from '@/features/pages/schema';
import type { PartnerReply } from '@/features/partners/schema';
import type { ServiceReply } from '@/features/services/schema';
import { DetailPage } from './DetailPage';
import { Nearby } from './Nearby';
import styles from './DetailPage.module.scss';

interface Props<Reply extends { item: unknown }> {
  item: Reply['item'];
  trail: Link[];
  /** The moment of rendering, in milliseconds. */
  now: number;
}

interface Positioned {
  position: PlanPosition | null;
}

/** Where something is on the floor plan, and the way there. */
function OnFloorPlan({
  placeId,
  floor,
  position,
}: Positioned & { placeId: string; floor?: string }) {
  const t = useTranslations('detail');
  return (
    <>
      {position && (
        <div className={classes(styles.cover, styles.plan)}>
          <LocatorMap {...position} />
        </div>
      )}
      <ButtonLink href={schemePath(placeId, floor)}>
        <Icon name="map-pin" />
        {t('map')}
      </ButtonLink>
    </>
  );
}

const floorPlanOf = ({ place_id, floor }: Located, position: PlanPosition | null) =>
  place_id && <OnFloorPlan placeId={place_id} floor={floor?.value} position={position} />;

/** The board of an airline's departures. */
function DeparturesOf({ title }: { title: LocalText }) {
  const t = useTranslations('detail');
  const search = unquoted(plain(title));
  return (
    <ButtonLink href={boardHref({ direction: 'departure', search, date: undefined }, '')}>
      <Icon name="plane-takeoff" />
      {t('departures')}
    </ButtonLink>
  );
}

/** A fact is shown where it is known. */
const fact = (term: string, ...texts: (LocalText | undefined)[]) =>
  texts.some(Boolean) ? [{ term, value: <Texts of={texts} between=", " /> }] : [];

/** The floor, and the side of security after a comma. */
const whereabouts = ({ floor, area }: { floor: Option | null; area: Option | null }) => [
  floor?.text,
  area?.text && (floor?.text ? afterComma(area.text) : area.text),
];

/** Where it is, which leads to the floor plan. */
const whereFact = (term: string, item: Located & Parameters<typeof whereabouts>[0]) =>
  fact(term, ...whereabouts(item)).map(({ value }) => ({
    term,
    value: item.place_id ? (
      <SiteLink href={schemePath(item.place_id, item.floor?.value)}>{value}</SiteLink>
    ) : (
      value
    ),
  }));

const linkFact = (term: string, link: Link | null) => {
  if (!link) return [];
  const value = (
    <SiteLink href={link.href}>
      <Text of={link.text} />
    </SiteLink>
  );
  return [{ term, value }];
};

export function PlaceDetail({
  item,
  trail,
  now,
  position,
  nearby,
}: Props<CardReply> & Positioned & { nearby: Card[] }) {
  const t = useTranslations('detail');
  return (
    <DetailPage
      {...item}
      lead={item.text}
      trail={trail}
      cover={placeSummary(item)}
      facts={[
        ...whereFact(t('where'), item),
        ...fact(t('type'), item.type.text),
        ...linkFact(t('phone'), item.phone),
      ]}
      now={now}
      action={floorPlanOf(item, position)}
      after={<Nearby places={nearby} now={now} />}
    />
  );
}

export function ServiceDetail({ item, trail, now, position }: Props<ServiceReply> & Positioned) {
  const t = useTranslations('detail');
  return (
    <DetailPage
      {...item}
      lead={item.text}
      trail={trail}
      cover={serviceSummary(item)}
      facts={[...whereFact(t('where'), item), ...linkFact(t('phone'), item.phone)]}
      now={now}
      action={floorPlanOf(item, position)}
    />
  );
}

/** @param season the flights of an airline, where they are known */
export function PartnerDetail({
  item,
  trail,
  now,
  season,
}: Props<PartnerReply> & { season: Season | null }) {
  const t = useTranslations('detail');
  return (
    <DetailPage
      {...item}
      lead={item.text}
      trail={trail}
      cover={{ image: item.logo, isLogo: true, ...partnerLook(item) }}
      facts={[
        ...fact(t('type'), item.type.text),
        ...linkFact(t('website'), item.website),
        ...linkFact(t('phone'), item.phone),
      ]}
      now={now}
      action={item.type.value === 'airline' && <DeparturesOf title={item.title} />}
      more={season && <Destinations airline={item.title} season={season} now={now} />}
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
