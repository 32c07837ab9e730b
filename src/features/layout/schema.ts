import { z } from 'zod';
import { href, image, link, phone, socialLink } from '@/schema/common';
import { essential } from '@/schema/foreign';

const menuEntry = z.object({
  id: z.number().int(),
  text: essential(z.string()),
  href: essential(href),
});

/** A list of links, of which some are left. */
const nav = essential(z.array(link));

export const headerData = z.object({
  temp: z.string(),
  nav,
  languages: z.object({
    options: essential(
      z.array(
        z.object({
          value: essential(z.string()),
          text: essential(z.string()),
          selected: z.boolean().optional(),
        }),
      ),
    ),
  }),
  menu: z.object({
    nav: essential(z.array(menuEntry.extend({ submenu: z.array(menuEntry).optional() }))),
  }),
  phone,
  social: z.array(socialLink),
  copyright: z.string(),
  search: z.object({ placeholder: z.string(), clear: z.string(), show_all: z.string() }),
  blind_panel: z.object({
    font_size_text: z.string(),
    font_size_text_symbols: z.string(),
    color_scheme_text: z.string(),
    images_text: z.string(),
    close_text: z.string(),
  }),
});
export type HeaderData = z.infer<typeof headerData>;
export type MenuItem = HeaderData['menu']['nav'][number];

export const footerData = z.object({
  logo: z.object({ href }),
  phone,
  social: z.array(socialLink),
  nav,
  copyright: z.string(),
  site_map: link,
  privacy: link,
  madein: link,
  awards: z.array(z.object({ image, href: href.optional() })),
});
export type FooterData = z.infer<typeof footerData>;

export const cookiesData = z.object({
  title: z.string(),
  /** A number of days as text; `0.001` is legal. */
  duration: z.string(),
  description: z.string(),
  button: z.object({ text: z.string() }),
});
export type CookiesData = z.infer<typeof cookiesData>;

export const messageData = z.object({
  title: z.string(),
  /** Sanitised HTML: `a[href]`, `b`, `i`. */
  description: essential(z.string()),
});
export type MessageData = z.infer<typeof messageData>;

export const errorMessages = z.object({ required: z.string(), email: z.string() });
export type ErrorMessages = z.infer<typeof errorMessages>;

/** What the airport is called. A foreign API may leave it out; the bundled CMS knows it too. */
export const airport = z.object({
  name: z.string(),
  short_name: z.string(),
  /** The line under the short name: "International Airport". */
  kind: z.string(),
  description: z.string(),
  /** IATA code. */
  code: z.string(),
});
export type Airport = z.infer<typeof airport>;

export const layout = z.object({
  airport: airport.optional(),
  headerData,
  footerData,
  cookiesData: cookiesData.nullable(),
  messageData: messageData.nullable(),
  errorMessages,
});
export type Layout = z.infer<typeof layout>;

/** The layout as the site has it: with the airport's name, whoever gave it. */
export const siteLayout = layout.required({ airport: true });
export type SiteLayout = z.infer<typeof siteLayout>;

export const pageMeta = z.object({
  pageTitle: z.string(),
  pageDescription: z.string(),
  pageImage: z.string().nullable(),
});
export type PageMeta = z.infer<typeof pageMeta>;

export const notFoundPage = z.object({
  not_found: z.object({ title: z.string(), text: z.string(), link }),
  meta: pageMeta,
});
export type NotFoundPage = z.infer<typeof notFoundPage>;

export const errorMessagesReply = z.object({ errorMessages });

/** Text holding `script` and `noscript` elements, possibly empty. */
export const metrics = z.object({
  scripts: z.string(),
  /** Extension: whether they wait until the cookie notice was accepted. Absent means no. */
  consent: z.boolean().optional(),
});
export type Metrics = z.infer<typeof metrics>;
