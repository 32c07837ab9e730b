import type { PayloadRequest, RequestContext } from 'payload';
import { parseDocument } from '@/cms/documents';
import type { Locale } from '@/i18n/locales';

/**
 * Saves the draft of a document in a language as it is, so that its record notes what its writer has decided.
 * @param ref such as `pages:12`
 * @param context says what was decided
 */
export async function noteDecision(
  { payload, user }: PayloadRequest,
  ref: string,
  locale: Locale,
  context: RequestContext,
): Promise<void> {
  const { collection, global, id } = parseDocument(ref);
  const change = {
    data: {},
    locale,
    draft: true,
    depth: 0,
    user,
    overrideAccess: false,
    context,
  } as const;
  if (global) await payload.updateGlobal({ slug: global as 'header', ...change });
  else await payload.update({ collection: collection as 'pages', id: id ?? 0, ...change });
}
