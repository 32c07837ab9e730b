import type { Plugin } from 'payload';
import { translatedKinds } from '@/cms/translation/kinds';

const component = '/src/studio/editor/FieldFocus#FieldFocus';

/** The editor of every translated document goes to the field that its address names, `#field=…`. */
export const fieldFocus: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => {
    if (!translatedKinds.includes(collection.slug)) return collection;
    const { admin } = collection;
    const edit = admin?.components?.edit;
    const beforeDocumentControls = [...(edit?.beforeDocumentControls ?? []), component];
    const components = { ...admin?.components, edit: { ...edit, beforeDocumentControls } };
    return { ...collection, admin: { ...admin, components } };
  }),
  globals: config.globals?.map((global) => {
    if (!translatedKinds.includes(global.slug)) return global;
    const { admin } = global;
    const elements = admin?.components?.elements;
    const beforeDocumentControls = [...(elements?.beforeDocumentControls ?? []), component];
    const components = { ...admin?.components, elements: { ...elements, beforeDocumentControls } };
    return { ...global, admin: { ...admin, components } };
  }),
});
