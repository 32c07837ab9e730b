import type { CollectionConfig, CollectionSlug, Field } from 'payload';
import { signedIn, staffOrSite } from './access/access';
import type { Label } from './fields/basic';
import { indexChanged, indexDeleted } from './hooks/index-search';
import { purgeCollection, purgeDeleted } from './hooks/purge';
import { requireUzbekTitle } from './hooks/require-uzbek';

interface SiteCollection {
  slug: CollectionSlug;
  singular: Label;
  plural: Label;
  group: Label;
  /** The field that names a document; `title` unless told. */
  useAsTitle?: string;
  defaultColumns?: string[];
  fields: Field[];
}

/**
 * A collection that visitors see: drafts and publication per language. Publishing purges its tag
 * and brings the search index up to date.
 */
export const siteCollection = ({
  slug,
  singular,
  plural,
  group,
  useAsTitle = 'title',
  defaultColumns,
  fields,
}: SiteCollection): CollectionConfig => ({
  slug,
  labels: { singular, plural },
  admin: { useAsTitle, group, ...(defaultColumns && { defaultColumns }) },
  access: {
    read: staffOrSite,
    readVersions: signedIn,
    create: signedIn,
    update: signedIn,
    delete: signedIn,
  },
  versions: { maxPerDoc: 50, drafts: { localizeStatus: true } },
  hooks: {
    beforeValidate: [requireUzbekTitle(useAsTitle)],
    afterChange: [purgeCollection(slug), indexChanged],
    afterDelete: [purgeDeleted(slug), indexDeleted],
  },
  fields,
});
