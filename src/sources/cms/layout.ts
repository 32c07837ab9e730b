import type {
  Airport as AirportDoc,
  Cooky,
  ErrorMessage,
  Footer,
  Header,
  Message,
  Metric,
  NotFound,
} from '@collections/payload-types';
import { locales, localeNames, type Locale } from '@/contract/locale';
import type {
  Airport,
  ErrorMessages,
  FooterData,
  HeaderData,
  Metrics,
  NotFoundPage,
  SiteLayout,
} from '@/contract/pages';
import { sanitiseMessage } from '../sanitise';
import { toLink } from './links';
import { globalDocument, globalIn, isShown, shownIn, toImage } from './read';
import { readingOf, shownMoment } from './view';

const toAirport = ({ name, shortName, kind, description, code }: AirportDoc): Airport => ({
  name: name ?? '',
  short_name: shortName ?? '',
  kind: kind ?? '',
  description: description ?? '',
  code: code ?? '',
});

function toHeader(header: Header, lang: Locale): HeaderData {
  const { search, blindPanel } = header;
  return {
    temp: header.temperature ?? '',
    nav: (header.nav ?? []).map(toLink),
    languages: {
      options: locales.map((value) => ({
        value,
        text: localeNames[value],
        ...(value === lang && { selected: true }),
      })),
    },
    menu: {
      nav: (header.menu ?? []).map((item, index) => {
        const id = index + 1;
        const submenu = (item.submenu ?? []).map((entry, position) => ({
          id: id * 100 + position + 1,
          ...toLink(entry),
        }));
        return { id, ...toLink(item), ...(submenu.length > 0 && { submenu }) };
      }),
    },
    phone: { ...toLink(header.phone), description: header.phone?.description ?? '' },
    social: (header.social ?? []).map((entry) => ({ ...toLink(entry), icon: entry.icon })),
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

function toFooter(footer: Footer, { phone, social }: HeaderData): FooterData {
  return {
    logo: { href: '/' },
    phone,
    social,
    nav: (footer.nav ?? []).map(toLink),
    copyright: footer.copyright ?? '',
    site_map: toLink(footer.siteMap),
    privacy: toLink(footer.privacy),
    madein: toLink(footer.madeIn),
    awards: (footer.awards ?? []).flatMap(({ image, href }) => {
      const picture = toImage(image);
      return picture ? [{ image: picture, ...(href && { href }) }] : [];
    }),
  };
}

const toErrorMessages = (messages: ErrorMessage) => ({
  required: messages.required ?? '',
  email: messages.email ?? '',
});

function toNotFound(page: NotFound): NotFoundPage {
  return {
    not_found: { title: page.title ?? '', text: page.text ?? '', link: toLink(page.link) },
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

export async function layout(lang: Locale): Promise<SiteLayout> {
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
  return {
    airport: toAirport(airport),
    headerData,
    footerData: toFooter(footer, headerData),
    cookiesData:
      notice.enabled && isShown(cookies, lang)
        ? {
            title: notice.title ?? '',
            duration: notice.duration ?? '',
            description: notice.description ?? '',
            button: { text: notice.button ?? '' },
          }
        : null,
    messageData:
      test.enabled && isDuring(test, moment) && isShown(message, lang)
        ? { title: test.title ?? '', description: sanitiseMessage(test.description ?? '') }
        : null,
    errorMessages: toErrorMessages(errors),
  };
}

export async function notFound(lang: Locale): Promise<NotFoundPage> {
  return toNotFound(await globalIn<NotFound>('not-found', lang));
}

export async function errorMessages(lang: Locale): Promise<{ errorMessages: ErrorMessages }> {
  return { errorMessages: toErrorMessages(await globalIn<ErrorMessage>('error-messages', lang)) };
}

/** The hosts that an administrator allowed metric scripts to come from. */
export async function allowedHosts(): Promise<string[]> {
  const { hosts } = await globalIn<Metric>('metrics', 'uz');
  return hosts ?? [];
}

export async function metrics(): Promise<Metrics> {
  const { scripts, consent } = await globalIn<Metric>('metrics', 'uz');
  return { scripts: scripts ?? '', consent: consent ?? false };
}
