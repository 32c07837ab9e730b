import type { Field, GlobalAfterChangeHook, GlobalConfig } from 'payload';
import { purgeGlobal, purgeLater } from '../hooks/purge';
import {
  recordGlobalTranslation,
  translationField,
} from '../../src/cms/translation-status/record-translation';
import type { Label } from '../fields/basic';
import { groups } from '../groups';
import { globalRowsTogether } from '../hooks/rows-together';
import { drafts } from '../site-collection';

interface SiteGlobal {
  slug: string;
  label: Label;
  fields: Field[];
  /** Moments at which what visitors see of it changes by itself. */
  changesAt?: (doc: Record<string, unknown>) => unknown[];
  afterChange?: GlobalAfterChangeHook[];
}

/** A global that visitors see: drafts and publication per language, purged when published. */
export const siteGlobal = ({
  slug,
  label,
  fields,
  changesAt,
  afterChange = [],
}: SiteGlobal): GlobalConfig => ({
  slug,
  label,
  admin: { group: groups.everywhere },
  fields: [...fields, translationField],
  versions: { max: 50, drafts },
  hooks: {
    beforeChange: [globalRowsTogether, recordGlobalTranslation],
    afterChange: [
      purgeGlobal(slug),
      ...(changesAt ? [purgeLater(slug, changesAt)] : []),
      ...afterChange,
    ],
  },
});
