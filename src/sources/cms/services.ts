import type { Partner as PartnerDoc, Service as ServiceDoc } from '@/cms/payload-types';
import type { Locale } from '@/i18n/locales';
import type {
  Partner,
  PartnerList,
  PartnerReply,
  Service,
  ServiceList,
  ServiceReply,
} from '@/features/services/schema';
import { partnerPath, servicePath } from '@/lib/hrefs';
import { isOpen } from '@/features/places/hours';
import { requestTime } from '@/lib/request-time';
import { toPhone } from '@/cms/links';
import type { InLanguage } from '@/cms/localized';
import type { RequestOf } from '@/api-contract/calls';
import { toBody } from '../rich-text';
import { words } from '@/i18n/words';
import { floorOption, sideOption, toHours, toOption } from './cards';
import { documentsIn, toGallery, toImage, untranslatedIn, wholeIn } from './read';

function toService(service: InLanguage<ServiceDoc>, lang: Locale, now: number): Service {
  const hours = toHours(service.hours);
  return {
    id: service.slug,
    title: service.title ?? '',
    text: service.text ?? '',
    icon: service.icon ?? '',
    image: toImage(service.image),
    area: sideOption(service.side, lang),
    floor: floorOption(service.floor, lang),
    hours,
    open_now: hours.length > 0 ? isOpen(hours, now) : null,
    phone: toPhone(service.phone),
    place_id: service.area || null,
    href: service.page || servicePath(service.slug),
  };
}

const list = <Item>(items: Item[], lang: Locale) => ({
  items,
  count: items.length,
  message: items.length > 0 ? '' : words(lang, 'lists')('none'),
});

const serviceDocs = (lang: Locale) => documentsIn<ServiceDoc>('services', lang, 'order');

export async function services({ lang }: RequestOf<'services'>): Promise<ServiceList> {
  const now = requestTime();
  return list(
    (await serviceDocs(lang)).map((service) => toService(service, lang, now)),
    lang,
  );
}

export async function service({ id, lang }: RequestOf<'service'>): Promise<ServiceReply | null> {
  const listed = (await serviceDocs(lang)).find(({ slug }) => slug === id);
  if (!listed) return null;
  const found = await wholeIn<ServiceDoc>('services', listed, lang);
  return {
    item: {
      ...toService(found, lang, requestTime()),
      body: toBody(found.body),
      gallery: toGallery(found.gallery),
      ...(await untranslatedIn('services', listed, lang)),
    },
  };
}

function toPartner(partner: InLanguage<PartnerDoc>): Partner {
  return {
    id: partner.slug,
    title: partner.title ?? '',
    text: partner.text ?? '',
    type: toOption(partner.type),
    logo: toImage(partner.logo),
    website: partner.website
      ? { href: partner.website, text: partner.website.replace(/^https:\/\/(www\.)?/, '') }
      : null,
    phone: toPhone(partner.phone),
    href: partnerPath(partner.slug),
  };
}

const partnerDocs = (lang: Locale) => documentsIn<PartnerDoc>('partners', lang, 'order');

export async function partners({ lang }: RequestOf<'partners'>): Promise<PartnerList> {
  return list((await partnerDocs(lang)).map(toPartner), lang);
}

export async function partner({ id, lang }: RequestOf<'partner'>): Promise<PartnerReply | null> {
  const listed = (await partnerDocs(lang)).find(({ slug }) => slug === id);
  if (!listed) return null;
  const found = await wholeIn<PartnerDoc>('partners', listed, lang);
  return {
    item: {
      ...toPartner(found),
      body: toBody(found.body),
      gallery: toGallery(found.gallery),
      ...(await untranslatedIn('partners', listed, lang)),
    },
  };
}
