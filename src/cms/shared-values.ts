import { getTranslation } from '@payloadcms/translations';
import type { Payload, PayloadRequest } from 'payload';
import { defaultLocale, locales, type Locale } from '@/i18n/locales';
import { plain } from '@/lib/local-text';
import { INFORMATION_PHONE, keyIn, referenceTo, type SharedValues } from '@/lib/shared-values';
import { inLanguage, published } from './localized';
import { globalConfig, isGlobalKind, translatedKinds } from './translation-status/kinds';

type Rows = { name?: string | null; value?: string | null }[] | null | undefined;

/** Values by their names; rows that are being filled in have none. */
export const valuesIn = (rows: Rows): SharedValues =>
  new Map((rows ?? []).flatMap(({ name, value }) => (name && value ? [[name, value]] : [])));

const phoneIn = (header: unknown, lang: Locale) =>
  inLanguage<{ phone?: { text?: string | null } }>(header, lang).phone?.text;

/** The telephone of the header as a value: the Uzbek one, and those of languages that have another. */
function phoneOf(header: unknown): [string, string][] {
  const inUzbek = phoneIn(header, defaultLocale);
  const others = locales.flatMap((lang): [string, string][] => {
    const number = phoneIn(header, lang);
    return number && number !== inUzbek ? [[keyIn(INFORMATION_PHONE, lang), plain(number)]] : [];
  });
  return inUzbek ? [[INFORMATION_PHONE, plain(inUzbek)], ...others] : others;
}

/** Payload's operations set the language of the request that they are given. */
const inTransactionOf = (req: Partial<PayloadRequest> | undefined): Partial<PayloadRequest> =>
  req?.transactionID ? { transactionID: req.transactionID } : {};

/** What texts refer to, as it is public. */
export async function readSharedValues(
  payload: Payload,
  request?: Partial<PayloadRequest>,
): Promise<SharedValues> {
  const req = inTransactionOf(request);
  const [{ values }, header] = await Promise.all([
    payload.findGlobal({ slug: 'shared-values', depth: 0, req }),
    payload.findGlobal({ slug: 'header', ...published, depth: 0, req }) as Promise<unknown>,
  ]);
  return new Map([...valuesIn(values), ...phoneOf(header)]);
}

const titleOf = (document: Record<string, unknown>, field: string): string => {
  const title = document[field] as Record<string, string> | string | null | undefined;
  return (typeof title === 'object' ? title?.[defaultLocale] : title) ?? String(document.id);
};

/** What documents of a kind are called that contain one of some texts, as visitors see them or as they are being written. */
async function titlesWith(req: PayloadRequest, slug: string, wanted: readonly string[]) {
  const { payload, i18n } = req;
  const hasOne = (document: unknown) => {
    const written = JSON.stringify(document);
    return wanted.some((text) => written.includes(text));
  };
  const titles = new Set<string>();
  for (const draft of [false, true]) {
    const read = { draft, depth: 0, locale: 'all', req: inTransactionOf(req) } as const;
    if (isGlobalKind(slug)) {
      const { label } = globalConfig(payload, slug);
      const global: unknown = await payload.findGlobal({ slug: slug as 'header', ...read });
      if (hasOne(global)) titles.add(getTranslation(label as string, i18n));
    } else {
      const { useAsTitle = 'id' } = payload.collections[slug as 'pages'].config.admin;
      const { docs } = await payload.find({
        collection: slug as 'pages',
        pagination: false,
        ...read,
      });
      for (const document of docs as unknown as Record<string, unknown>[]) {
        if (hasOne(document)) titles.add(titleOf(document, useAsTitle));
      }
    }
  }
  return [...titles];
}

/** What the documents are called that refer to one of some shared values. */
export async function titlesReferringTo(
  req: PayloadRequest,
  names: readonly string[],
): Promise<string[]> {
  const wanted = names.map(referenceTo);
  const titles = [];
  for (const slug of translatedKinds) titles.push(...(await titlesWith(req, slug, wanted)));
  return titles;
}
