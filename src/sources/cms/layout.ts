import type {
  Airport as AirportDoc,
  Cooky,
  ErrorMessage,
  Footer,
  Header,
  Message,
  Metric,
  NotFound,
} from '@/cms/payload-types';
import { defaultLocale, locales, localeNames, type Locale } from '@/i18n/locales';
import type {
  Airport,
  ErrorMessages,
  FooterData,
  HeaderData,
  Metrics,
  NotFoundPage,
  SiteLayout,
} from '@/features/layout/schema';
import { hasContent } from '@/lib/plain-text';
import { mapText } from '@/lib/local-text';
import type { RequestOf } from '@/api-contract/calls';
import { sanitiseMessage } from '../sanitise';
import { noLink, toLink, toLinks, toPhone } from '@/cms/links';
import { isEmpty, isShown, type InLanguage } from '@/cms/localized';
import { globalDocument, globalIn, shownIn, toImage } from './read';
import { readingOf, shownMoment } from './view';

const toAirport = ({
  name,
  shortName,
  kind,
  description,
  code,
}: InLanguage<AirportDoc>): Airport => ({
  name: name ?? '',
  short_name: shortName ?? '',
  kind: kind ?? '',
  description: description ?? '',
  code: code ?? '',
});

function toHeader(header: InLanguage<Header>, lang: Locale): HeaderData {
  const { search, blindPanel } = header;
  return {
    temp: header.temperature ?? '',
    nav: toLinks(header.nav),
    languages: {
      options: locales.map((value) => ({
        value,
        text: localeNames[value],
        ...(value === lang && { selected: true }),
      })),
    },
    menu: {
      nav: toLinks(header.menu, (item, index) => {
        const id = index + 1;
        const submenu = toLinks(item.submenu, (_, position) => ({ id: id * 100 + position + 1 }));
        return { id, ...(submenu.length > 0 && { submenu }) };
      }),
    },
    phone: {
      ...(toPhone(header.phone?.text) ?? noLink),
      description: header.phone?.description ?? '',
    },
    social: toLinks(header.social, ({ icon }) => ({ icon })),
    copyright: header.copyright ?? '',
    search: {
      placeholder: search?.placeholder ?? '',
      clear: search?.clear ?? '',
      show_all: search?.showAll ?? '',
    },
    blind_panel: {
      font_size_text: blindPanel?.fontSizeText ?? '',
      font_size_text_symbols: blindPanel?.fontSizeTextSymbols ?? '',
      color_scheme_text: blindPanel?.colorSchemeText ?? '',
      images_text: blindPanel?.imagesText ?? '',
      close_text: blindPanel?.closeText ?? '',
    },
  };
}

function toFooter(footer: InLanguage<Footer>, { phone, social }: HeaderData): FooterData {
  return {
    logo: { href: '/' },
    phone,
    social,
    nav: toLinks(footer.nav),
    copyright: footer.copyright ?? '',
    site_map: toLink(footer.siteMap) ?? noLink,
    privacy: toLink(footer.privacy) ?? noLink,
    madein: toLink(footer.madeIn) ?? noLink,
    awards: (footer.awards ?? []).flatMap(({ image, href }) => {
      const picture = toImage(image);
      return picture ? [{ image: picture, ...(href && { href }) }] : [];
    }),
  };
}

const toErrorMessages = (messages: InLanguage<ErrorMessage>) => ({
  required: messages.required ?? '',
  email: messages.email ?? '',
});

function toNotFound(page: InLanguage<NotFound>): NotFoundPage {
  return {
    not_found: {
      title: page.title ?? '',
      text: page.text ?? '',
      link: toLink(page.link) ?? noLink,
    },
    meta: {
      pageTitle: page.meta?.title ?? '',
      pageDescription: page.meta?.description ?? '',
      pageImage: toImage(page.meta?.image)?.src ?? null,
    },
  };
}

/** Whether a notice's time has come and not passed. */
const isDuring = ({ from, until }: { from?: string | null; until?: string | null }, at: number) =>
  (!from || Date.parse(from) <= at) && (!until || at < Date.parse(until));

export async function layout({ lang }: RequestOf<'layout'>): Promise<SiteLayout> {
  const [airport, header, footer, cookies, message, errors] = await Promise.all([
    globalIn<AirportDoc>('airport', lang),
    globalIn<Header>('header', lang),
    globalIn<Footer>('footer', lang),
    globalDocument('cookies'),
    globalDocument('message'),
    globalIn<ErrorMessage>('error-messages', lang),
  ]);
  const headerData = toHeader(header, lang);
  const notice = shownIn<Cooky>(cookies, lang, await readingOf('cookies'));
  const test = shownIn<Message>(message, lang, await readingOf('message'));
  const moment = await shownMoment();
  const description = mapText(test.description ?? '', sanitiseMessage);
  return {
    airport: toAirport(airport),
    headerData,
    footerData: toFooter(footer, headerData),
    cookiesData:
      notice.enabled && isShown(cookies, lang) && !isEmpty(notice.button)
        ? {
            title: notice.title ?? '',
            duration: notice.duration ?? '',
            description: notice.description ?? '',
            button: { text: notice.button ?? '' },
          }
        : null,
    messageData:
      test.enabled && isDuring(test, moment) && isShown(message, lang) && hasContent(description)
        ? { title: test.title ?? '', description }
        : null,
    errorMessages: toErrorMessages(errors),
  };
}

export async function notFound({ lang }: RequestOf<'notFound'>): Promise<NotFoundPage> {
  return toNotFound(await globalIn<NotFound>('not-found', lang));
}

export async function errorMessages({ lang }: RequestOf<'errorMessages'>): Promise<{
  errorMessages: ErrorMessages;
}> {
  return { errorMessages: toErrorMessages(await globalIn<ErrorMessage>('error-messages', lang)) };
}

/** The hosts that an administrator allowed metric scripts to come from. */
export async function allowedHosts(): Promise<string[]> {
  const { hosts } = await globalIn<Metric>('metrics', defaultLocale);
  return hosts ?? [];
}

export async function metrics(): Promise<Metrics> {
  const { scripts, consent } = await globalIn<Metric>('metrics', defaultLocale);
  return { scripts: scripts ?? '', consent: consent ?? false };
}
