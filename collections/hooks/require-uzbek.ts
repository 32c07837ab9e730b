import { ValidationError, type CollectionBeforeValidateHook } from 'payload';
import { defaultLocale } from '../../src/contract/locale';

/**
 * A document is published in Uzbek only with a title: the other languages fall back to it. A hook,
 * because `required` on a localized field blocks unpublishing a translation.
 */
export const requireUzbekTitle =
  (field: string): CollectionBeforeValidateHook =>
  ({ data, originalDoc, req, collection }) => {
    const publishing = data?._status === 'published' && req.locale === defaultLocale;
    const title: unknown = data && field in data ? data[field] : originalDoc?.[field];
    if (publishing && (typeof title !== 'string' || title.trim() === '')) {
      throw new ValidationError({
        collection: collection.slug,
        req,
        errors: [
          { path: field, message: 'Write the Uzbek text first: it stands in for the others.' },
        ],
      });
    }
    return data;
  };
