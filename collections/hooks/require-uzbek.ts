import {
  ValidationError,
  type CollectionBeforeValidateHook,
  type CollectionSlug,
  type PayloadRequest,
} from 'payload';
import { defaultLocale } from '../../src/i18n/locales';
import { say } from '../../src/cms/admin-words/say';
import { inSameTransaction } from '../../src/cms/translation-status/record-translation';

/** What a document is called in its Uzbek draft. */
async function uzbekTitle(
  field: string,
  collection: string,
  id: number | undefined,
  req: PayloadRequest,
): Promise<unknown> {
  const draft: unknown = await req.payload.findByID({
    collection: collection as CollectionSlug,
    id: id ?? 0,
    locale: defaultLocale,
    draft: true,
    depth: 0,
    disableErrors: true,
    req: inSameTransaction(req),
  });
  return (draft as Record<string, unknown> | null)?.[field];
}

/**
 * A document is published in Uzbek only with a title: the other languages fall back to it. A hook,
 * because `required` on a localized field blocks unpublishing a translation.
 */
export const requireUzbekTitle =
  (field: string): CollectionBeforeValidateHook =>
  async ({ data, originalDoc, req, collection }) => {
    const isUzbek = req.locale === defaultLocale;
    const publishing = data?._status === 'published' && (isUzbek || req.context.everywhere);
    const title: unknown = !publishing
      ? null
      : !isUzbek
        ? await uzbekTitle(field, collection.slug, originalDoc?.id, req)
        : data && field in data
          ? data[field]
          : originalDoc?.[field];
    if (publishing && (typeof title !== 'string' || title.trim() === '')) {
      const named = collection.flattenedFields.find(({ name }) => name === field);
      const label = named && 'label' in named && named.label ? named.label : undefined;
      throw new ValidationError(
        {
          collection: collection.slug,
          req,
          errors: [{ path: field, label, message: say(req, 'uzbekFirst') }],
        },
        req.t,
      );
    }
    return data;
  };
