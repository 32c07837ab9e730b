import { getTranslation } from '@payloadcms/translations';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps, FlattenedField, SanitizedCollectionConfig } from 'payload';
import { may } from '@/cms/access/rights';
import type { Principal } from '@/cms/access/access';
import { ADMIN } from '@/cms/admin-ui/routes';
import { loginAddress } from '@/studio/lib/staff-view';
import { NewDocument, type TitleField } from './NewDocument';

const titleOf = (
  { admin, flattenedFields }: SanitizedCollectionConfig,
  label: (value: FlattenedField['label']) => string,
): TitleField => {
  const field = flattenedFields.find(({ name }) => name === admin.useAsTitle);
  return {
    name: admin.useAsTitle ?? 'title',
    label: label(field && 'label' in field ? field.label : undefined),
    localized: Boolean(field && 'localized' in field && field.localized),
  };
};

/**
 * `/admin/collections/:slug/create`: what a new document is called, in its languages. There is none before
 * something has been typed; Payload's own view makes an empty one as soon as it is opened.
 */
export function CreateView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { collectionConfig, req } = initPageResult;
  const { i18n, user } = req;
  if (!collectionConfig) return null;
  const { slug, labels, flattenedFields } = collectionConfig;
  const list = `${ADMIN}/collections/${slug}`;
  if (!user) redirect(loginAddress(`${list}/create`, searchParams));
  if (!may(user as Principal, 'create', slug)) redirect(list);
  const title = titleOf(collectionConfig, (value) =>
    value ? getTranslation(value as string, i18n) : '',
  );
  return (
    <NewDocument
      slug={slug}
      kind={getTranslation(labels.singular, i18n)}
      kinds={getTranslation(labels.plural, i18n)}
      title={title}
      hasSections={flattenedFields.some(({ type }) => type === 'blocks')}
    />
  );
}
