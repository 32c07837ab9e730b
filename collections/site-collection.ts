import type { CollectionConfig, CollectionSlug, Field } from 'payload';
import { editors, signedIn, staffOrSite, writersOfLanguage } from './access/access';
import type { Label } from './fields/basic';
import { indexChanged, indexDeleted } from './hooks/index-search';
import { purgeCollection, purgeDeleted } from './hooks/purge';
import { recordTranslation, translationField } from './hooks/record-translation';
import { requireUzbekTitle } from './hooks/require-uzbek';
import { rowsTogether } from './hooks/rows-together';
import { oneLanguageAtATime, textsOnly } from './hooks/texts-only';

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
  access: {
    read: staffOrSite,
    readVersions: signedIn,
    create: editors,
    update: writersOfLanguage,
    delete: editors,
  },
  versions: { maxPerDoc: 50, drafts },
  hooks: {
    beforeOperation: [oneLanguageAtATime],
    beforeValidate: [requireUzbekTitle(useAsTitle)],
    beforeChange: [textsOnly, rowsTogether, recordTranslation],
    afterChange: [purgeCollection(slug), indexChanged],
    afterDelete: [purgeDeleted(slug), indexDeleted],
  },
  fields: [...fields, translationField],
});
