import type { CollectionConfig, CollectionSlug, Field } from 'payload';
import type { Label } from './fields/basic';
import { anchorsFromTitles, slugFromTitle } from './hooks/addresses';
import { indexChanged, indexDeleted } from './hooks/index-search';
import { listShown } from './hooks/list-shown';
import { purgeCollection, purgeDeleted } from './hooks/purge';
import {
  recordTranslation,
  translationField,
} from '../src/cms/translation-status/record-translation';
import { requireUzbekTitle } from './hooks/require-uzbek';
import { rowsTogether } from './hooks/rows-together';

/** The longest time that a browser waits for. */
const NEVER_MS = 2_147_483_647;

/**
 * Status in each language; what is typed is kept as a draft and shows in the live preview. Payload's own
 * autosave waits for a pause without end, and does not see what others write: src/studio/edit-form/saving
 * does it instead, into the same kind of version.
 */
export const drafts = { localizeStatus: true, autosave: { interval: NEVER_MS } } as const;

interface SiteCollection {
  slug: CollectionSlug;
  singular: Label;
  plural: Label;
  group: Label;
  /** The field that names a document; `title` unless told. */
  useAsTitle?: string;
  defaultColumns?: string[];
  /** The order of the editors' list; what was written last comes first unless told. */
  defaultSort?: string;
  fields: Field[];
}

/**
 * A collection that visitors see: drafts and publication per language. Publishing purges its tag
 * and brings lists and the search index up to date.
 */
export const siteCollection = ({
  slug,
  singular,
  plural,
  group,
  useAsTitle = 'title',
  defaultColumns,
  defaultSort = '-updatedAt',
  fields,
}: SiteCollection): CollectionConfig => ({
  slug,
  labels: { singular, plural },
  defaultSort,
  admin: { useAsTitle, group, ...(defaultColumns && { defaultColumns }) },
  versions: { maxPerDoc: 50, drafts },
  hooks: {
    beforeValidate: [requireUzbekTitle(useAsTitle), slugFromTitle(useAsTitle), anchorsFromTitles],
    beforeChange: [rowsTogether, recordTranslation],
    afterChange: [purgeCollection(slug), listShown, indexChanged],
    afterDelete: [purgeDeleted(slug), indexDeleted],
  },
  fields: [...fields, translationField],
});
