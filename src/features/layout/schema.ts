import { z } from 'zod';
import { disruptionNotice } from '@/features/disruption/schema';
import { href, image, link, phone, socialLink, text } from '@/schema-parts/common';
import { essential } from '@/schema-parts/foreign';

const menuEntry = z.object({
  id: z.number().int(),
  text: essential(text),
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
  copyright: text,
  search: z.object({ placeholder: text, clear: text, show_all: text }),
  blind_panel: z.object({
    font_size_text: text,
    font_size_text_symbols: text,
    color_scheme_text: text,
    images_text: text,
    close_text: text,
  }),
});
export type HeaderData = z.infer<typeof headerData>;
export type MenuItem = HeaderData['menu']['nav'][number];

export const footerData = z.object({
  logo: z.object({ href }),
  phone,
  social: z.array(socialLink),
  nav,
  copyright: text,
  site_map: link,
  privacy: link,
  madein: link,
  awards: z.array(z.object({ image, href: href.optional() })),
});
export type FooterData = z.infer<typeof footerData>;

export const cookiesData = z.object({
  title: text,
  /** A number of days as text; `0.001` is legal. */
  duration: z.string(),
  description: text,
  button: z.object({ text }),
});
export type CookiesData = z.infer<typeof cookiesData>;

export const messageData = z.object({
  title: text,
  /** Sanitised HTML: `a[href]`, `b`, `i`. */
  description: essential(text),
});
export type MessageData = z.infer<typeof messageData>;

export const errorMessages = z.object({ required: text, email: text });
export type ErrorMessages = z.infer<typeof errorMessages>;

/** What the airport is called. A foreign API may leave it out; the bundled CMS knows it too. */
export const airport = z.object({
  name: text,
  short_name: text,
  /** The line under the short name: "International Airport". */
  kind: text,
  description: text,
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
  /** An extension: what keeps flights from going as planned; absent where nothing does. */
  disruption: disruptionNotice.optional(),
});
export type Layout = z.infer<typeof layout>;

/** The layout as the site has it: with the airport's name, whoever gave it. */
export const siteLayout = layout.required({ airport: true });
export type SiteLayout = z.infer<typeof siteLayout>;

export const pageMeta = z.object({
  pageTitle: text,
  pageDescription: text,
  pageImage: z.string().nullable(),
});
export type PageMeta = z.infer<typeof pageMeta>;

export const notFoundPage = z.object({
  not_found: z.object({ title: text, text, link }),
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
