import type { RequestOf } from '@/api-contract/calls';
import { toPhone } from '@/cms/links';
import type { InLanguage } from '@/cms/localized';
import type { Partner as PartnerDoc } from '@/cms/payload-types';
import type { Partner, PartnerList, PartnerReply } from '@/features/partners/schema';
import type { Locale } from '@/i18n/locales';
import { partnerPath } from '@/lib/hrefs';
import { toOption } from './terms';
import { documentsIn, toImage } from './read';
import { detailsOf, toList } from './replies';

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
  return toList((await partnerDocs(lang)).map(toPartner), lang);
}

export async function partner({ id, lang }: RequestOf<'partner'>): Promise<PartnerReply | null> {
  const found = await detailsOf<PartnerDoc>('partners', await partnerDocs(lang), id, lang);
  return found && { item: { ...toPartner(found.document), ...found.details } };
}
