import { locales, type Locale } from '@/i18n/locales';
import type { FieldState } from '@/cms/translation-status/status';
import type { Say } from '@/cms/admin-words/say';
import type { Detail, FieldEntry } from '@/studio/server/detail';
import type { FrameField } from '@/studio/preview-overlay/types';
import { briefDate } from '@/cms/admin-ui/dates';
import { isTodo, type TodoState } from './states';

/** A field's name among those of all documents, as texts in a preview carry it. */
export const nameOf = (ref: string, { path }: FieldEntry): string => `${ref}:${path}`;

/** What a field is called within its document: "Sections 2 · Heading". */
export const titleOf = ({ labels }: FieldEntry): string => labels.join(' · ');

/** What is said of a field's state where the page shows it. */
export function labelOf(
  state: FieldState,
  { path, labels, changed }: FieldEntry,
  say: Say,
): string {
  if (state === 'fallback') return say('markFallback');
  if (state === 'missing') {
    const isAlt = path === 'alt' || path.endsWith('.alt');
    return isAlt ? say('markMissingAlt') : say('markMissing', { field: labels.at(-1) ?? '' });
  }
  return changed ? say('markChanged', { date: briefDate(changed.at, say) }) : say('legendChanged');
}

/** The fields of some documents as a frame of a language marks them. */
export function frameFields(
  details: readonly Detail[],
  lang: Locale,
  say: Say,
): ReadonlyMap<string, FrameField> {
  return new Map(
    details.flatMap((detail) =>
      detail.fields.map((entry) => {
        const state = entry.states[lang];
        const label = isTodo(state) ? labelOf(state, entry, say) : '';
        return [nameOf(detail.ref, entry), { state, label }] as const;
      }),
    ),
  );
}

/** Work on one field of the document in one language. */
export interface Todo {
  field: string;
  lang: Locale;
  state: TodoState;
  entry: FieldEntry;
}

/**
 * What is to do in a document, in the order of its page, language by language; last, what the page
 * does not show.
 * @param order the fields as the page has them
 */
export function todosOf(
  { ref, fields }: Detail,
  languages: readonly Locale[],
  order: readonly string[],
): Todo[] {
  const places = new Map(order.map((field, index) => [field, index]));
  const placeOf = ({ field }: Todo) => places.get(field) ?? order.length;
  return fields
    .flatMap((entry) =>
      locales.flatMap((lang): Todo[] => {
        const state = entry.states[lang];
        const isTheirs = languages.includes(lang);
        return isTheirs && isTodo(state) ? [{ field: nameOf(ref, entry), lang, state, entry }] : [];
      }),
    )
    .sort((one, other) => placeOf(one) - placeOf(other));
}

/** The fields that are work in any language: they get the same space in every frame. */
export function fieldsWithWork(details: readonly Detail[]): ReadonlySet<string> {
  return new Set(
    details.flatMap((detail) =>
      detail.fields
        .filter(({ states }) => locales.some((lang) => isTodo(states[lang])))
        .map((entry) => nameOf(detail.ref, entry)),
    ),
  );
}
