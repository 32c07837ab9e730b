import {
  traverseFields,
  type CollectionConfig,
  type Config,
  type GlobalConfig,
  type Plugin,
} from 'payload';
import { translatedKinds } from '@/cms/translation-status/kinds';

const fieldFocus = '/src/studio/edit-form/FieldFocus#FieldFocus';
const lastModified = '/src/studio/edit-form/LastModified#LastModified';
const saving = '/src/studio/edit-form/saving/Saving#Saving';
const creation = {
  Component: '/src/studio/new-document/CreateView#CreateView',
  path: '/create',
  exact: true,
};
const savingButton = '/src/studio/edit-form/SaveDocument#SaveDocument';
const publishing = '/src/studio/edit-form/PublishDocument#PublishDocument';

interface Parts {
  beforeDocumentControls?: unknown[];
}

const withDrafts = ({ versions }: Pick<CollectionConfig | GlobalConfig, 'versions'>): boolean =>
  typeof versions === 'object' && Boolean(versions.drafts);

/** What stands in the editor of a document; one without drafts is saved by a button. */
function withParts<Known extends Parts>(kind: CollectionConfig | GlobalConfig, known?: Known) {
  const { slug } = kind;
  const hasDrafts = withDrafts(kind);
  const isTranslated = translatedKinds.includes(slug);
  // Passwords and keys are not kept in browsers.
  const isAccount = 'auth' in kind && Boolean(kind.auth);
  const isSaved = hasDrafts ? isTranslated : !isAccount;
  const controls = [
    ...(known?.beforeDocumentControls ?? []),
    lastModified,
    ...(isTranslated ? [fieldFocus] : []),
    ...(isSaved ? [{ path: saving, clientProps: { isManual: !hasDrafts } }] : []),
  ];
  return {
    ...(!hasDrafts && { SaveButton: savingButton }),
    ...known,
    beforeDocumentControls: controls as string[],
    ...(isTranslated && hasDrafts && { PublishButton: publishing }),
  };
}

/** A document with drafts is made where it is named: behind a choice Payload makes an empty one. */
function withoutCreationInChoices({ collections = [], globals = [] }: Config): void {
  const drafted = collections.filter(withDrafts).map(({ slug }) => slug);
  for (const { fields } of [...collections, ...globals]) {
    traverseFields({
      fields,
      callback: ({ field }) => {
        if (field.type !== 'relationship') return;
        const targets = [field.relationTo].flat();
        if (!targets.some((target) => drafted.includes(target))) return;
        field.admin = { ...field.admin, allowCreate: false } as typeof field.admin;
      },
    });
  }
}

/**
 * The editor of every translated document goes to the field that its address names, `#field=…`, and saves
 * drafts while people write in them; there is none before it is called something. Nobody is locked out by an
 * open form: what two people write comes together. No editor has a tab for programmers.
 */
export const documentEditor: Plugin = (config) => {
  withoutCreationInChoices(config);
  return {
    ...config,
    collections: config.collections?.map((collection) => {
      const { admin, slug } = collection;
      const creates = translatedKinds.includes(slug) && withDrafts(collection);
      const components = {
        ...admin?.components,
        edit: withParts(collection, admin?.components?.edit),
        views: { ...admin?.components?.views, ...(creates && { create: creation }) },
      };
      return {
        ...collection,
        lockDocuments: false as const,
        admin: { ...admin, components, hideAPIURL: true },
      };
    }),
    globals: config.globals?.map((global) => {
      const { admin } = global;
      const elements = withParts(global, admin?.components?.elements);
      return {
        ...global,
        lockDocuments: false as const,
        admin: { ...admin, components: { ...admin?.components, elements }, hideAPIURL: true },
      };
    }),
  };
};
