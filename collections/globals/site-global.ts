import type { Field, GlobalConfig } from 'payload';
import { signedIn, staffOrSite } from '../access/access';
import { purgeGlobal } from '../hooks/purge';

interface SiteGlobal {
  slug: string;
  label: { uz: string; ru: string; en: string };
  fields: Field[];
}

/** A global that visitors see: drafts and publication per language, purged when published. */
export const siteGlobal = ({ slug, label, fields }: SiteGlobal): GlobalConfig => ({
  slug,
  label,
  fields,
  access: { read: staffOrSite, readVersions: signedIn, update: signedIn },
  versions: { max: 50, drafts: { localizeStatus: true } },
  hooks: { afterChange: [purgeGlobal(slug)] },
});
