import type { CollectionConfig, GlobalConfig, Plugin } from 'payload';
import { translatedKinds } from '@/cms/translation/kinds';

const fieldFocus = '/src/studio/editor/FieldFocus#FieldFocus';
const saving = '/src/studio/editor/saving/Saving#Saving';
const publishing = '/src/studio/editor/PublishDocument#PublishDocument';

interface Parts {
  beforeDocumentControls?: unknown[];
}

/** What stands in the editor of a document; Payload's own button saves one without drafts. */
function withParts<Known extends Parts>(
  { versions }: Pick<CollectionConfig | GlobalConfig, 'versions'>,
  known?: Known,
) {
  const hasDrafts = typeof versions === 'object' && Boolean(versions.drafts);
  const controls = hasDrafts ? [fieldFocus, saving] : [fieldFocus];
  return {
    ...known,
    beforeDocumentControls: [...(known?.beforeDocumentControls ?? []), ...controls] as string[],
    ...(hasDrafts && { PublishButton: publishing }),
  };
}

/**
 * The editor of every translated document goes to the field that its address names, `#field=…`, and saves
 * drafts while people write in them. Nobody is locked out: what two people write comes together. No editor
 * has a tab for programmers.
 */
export const documentEditor: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => {
    const admin = { ...collection.admin, hideAPIURL: true };
    if (!translatedKinds.includes(collection.slug)) return { ...collection, admin };
    const edit = withParts(collection, admin.components?.edit);
    const components = { ...admin.components, edit };
    return { ...collection, lockDocuments: false, admin: { ...admin, components } };
  }),
  globals: config.globals?.map((global) => {
    const admin = { ...global.admin, hideAPIURL: true };
    if (!translatedKinds.includes(global.slug)) return { ...global, admin };
    const elements = withParts(global, admin.components?.elements);
    const components = { ...admin.components, elements };
    return { ...global, lockDocuments: false, admin: { ...admin, components } };
  }),
});
