import { traverseFields, type Plugin } from 'payload';
import { translatedKinds } from '@/cms/translation-status/kinds';

const findings = '/src/cms/text-checks/TextFindings#TextFindings';
const checked: readonly string[] = ['text', 'textarea', 'richText'];

/** Below every text of a translated document stands what may be wrong in it. */
export const checksBesideTexts: Plugin = (config) => {
  for (const { fields, slug } of [...(config.collections ?? []), ...(config.globals ?? [])]) {
    if (!translatedKinds.includes(slug)) continue;
    traverseFields({
      fields,
      callback: ({ field }) => {
        if (!checked.includes(field.type) || !('localized' in field && field.localized)) return;
        const admin = (field.admin ?? {}) as { components?: { afterInput?: unknown[] } };
        const { components } = admin;
        const afterInput = components?.afterInput ?? [];
        // A field that several kinds share comes by several times.
        if (afterInput.includes(findings)) return;
        field.admin = {
          ...admin,
          components: { ...components, afterInput: [...afterInput, findings] },
        } as never;
      },
    });
  }
  return config;
};
