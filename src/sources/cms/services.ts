import type { RequestOf } from '@/api-contract/calls';
import { toPhone } from '@/cms/links';
import type { InLanguage } from '@/cms/localized';
import type { Service as ServiceDoc } from '@/cms/payload-types';
import { isOpen } from '@/features/places/hours';
import type { Service, ServiceList, ServiceReply } from '@/features/services/schema';
import type { Locale } from '@/i18n/locales';
import { servicePath } from '@/lib/hrefs';
import { requestTime } from '@/lib/request-time';
import { floorOption, sideOption, toHours } from './cards';
import { documentsIn, toImage } from './read';
import { detailsOf, toList } from './replies';

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

const serviceDocs = (lang: Locale) => documentsIn<ServiceDoc>('services', lang, 'order');

export async function services({ lang }: RequestOf<'services'>): Promise<ServiceList> {
  const now = requestTime();
  const all = await serviceDocs(lang);
  return toList(
    all.map((service) => toService(service, lang, now)),
    lang,
  );
}

export async function service({ id, lang }: RequestOf<'service'>): Promise<ServiceReply | null> {
  const found = await detailsOf<ServiceDoc>('services', await serviceDocs(lang), id, lang);
  return found && { item: { ...toService(found.document, lang, requestTime()), ...found.details } };
}
