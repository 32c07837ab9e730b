import type { CollectionConfig, CollectionSlug, Field } from 'payload';
import type { Label } from './fields/basic';
import { indexChanged, indexDeleted } from './hooks/index-search';
import { purgeCollection, purgeDeleted } from './hooks/purge';
import { recordTranslation, translationField } from '../src/cms/translation/record-translation';
import { requireUzbekTitle } from './hooks/require-uzbek';
import { rowsTogether } from './hooks/rows-together';

/** Status in each language; what is typed is kept as a draft and shows in the live preview. */
export const drafts = { localizeStatus: true, autosave: { interval: 200 } } as const;

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
  versions: { maxPerDoc: 50, drafts },
  hooks: {
    beforeValidate: [requireUzbekTitle(useAsTitle)],
    beforeChange: [rowsTogether, recordTranslation],
    afterChange: [purgeCollection(slug), indexChanged],
    afterDelete: [purgeDeleted(slug), indexDeleted],
  },
  fields: [...fields, translationField],
});
