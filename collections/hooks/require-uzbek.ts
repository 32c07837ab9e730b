import { ValidationError, type CollectionBeforeValidateHook } from 'payload';
import { defaultLocale } from '../../src/i18n/locales';
import { say } from '../../src/cms/i18n/say';

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
