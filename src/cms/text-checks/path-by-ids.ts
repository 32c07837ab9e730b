import type { FormState } from 'payload';

/** The path of a form's field with its rows by their ids: `sections.a1b2.heading` for `sections.0.heading`. */
export function pathByIds(path: string, state: FormState): string {
  const parts = path.split('.');
  return parts
    .map((part, index) => {
      const row = parts.slice(0, index + 1).join('.');
      return /^\d+$/.test(part) ? String(state[`${row}.id`]?.value ?? part) : part;
    })
    .join('.');
}
