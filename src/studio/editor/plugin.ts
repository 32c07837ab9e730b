import type { CollectionConfig, GlobalConfig, Plugin } from 'payload';
import { translatedKinds } from '@/cms/translation/kinds';

const fieldFocus = '/src/studio/editor/FieldFocus#FieldFocus';
const saving = '/src/studio/editor/saving/Saving#Saving';
const creation = {
  Component: '/src/studio/creation/CreateView#CreateView',
  path: '/create',
  exact: true,
};
const publishing = '/src/studio/editor/PublishDocument#PublishDocument';

interface Parts {
  beforeDocumentControls?: unknown[];
}

const withDrafts = ({ versions }: Pick<CollectionConfig | GlobalConfig, 'versions'>): boolean =>
  typeof versions === 'object' && Boolean(versions.drafts);

/** What stands in the editor of a document; Payload's own button saves one without drafts. */
function withParts<Known extends Parts>(hasDrafts: boolean, known?: Known) {
  const controls = hasDrafts ? [fieldFocus, saving] : [fieldFocus];
  return {
    ...known,
    beforeDocumentControls: [...(known?.beforeDocumentControls ?? []), ...controls] as string[],
    ...(hasDrafts && { PublishButton: publishing }),
  };
}

/**
 * The editor of every translated document goes to the field that its address names, `#field=…`, and saves
 * drafts while people write in them; there is none before it is called something. Nobody is locked out: what
 * two people write comes together. No editor has a tab for programmers.
 */
export const documentEditor: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => {
    const admin = { ...collection.admin, hideAPIURL: true };
    if (!translatedKinds.includes(collection.slug)) return { ...collection, admin };
    const hasDrafts = withDrafts(collection);
    const edit = withParts(hasDrafts, admin.components?.edit);
    const views = { ...admin.components?.views, ...(hasDrafts && { create: creation }) };
    const components = { ...admin.components, edit, views };
    return { ...collection, lockDocuments: false, admin: { ...admin, components } };
  }),
  globals: config.globals?.map((global) => {
    const admin = { ...global.admin, hideAPIURL: true };
    if (!translatedKinds.includes(global.slug)) return { ...global, admin };
    const elements = withParts(withDrafts(global), admin.components?.elements);
    const components = { ...admin.components, elements };
    return { ...global, lockDocuments: false, admin: { ...admin, components } };
  }),
});
