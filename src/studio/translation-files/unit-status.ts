import type { LocalizedField } from '@/cms/translation-status/fields';
import type { FieldState } from '@/cms/translation-status/status';
import { defaultLocale, type Locale } from '@/i18n/locales';
import { plainText, type Unit, type UnitStatus } from './formats/unit';
import { toUnits } from './formats/units';

export interface FieldHistory {
  field: LocalizedField;
  /** In the language that is translated into. */
  state: FieldState;
  /** The Uzbek value that was translated; undefined where that is not known any more. */
  earlier: unknown;
}

/** How a unit stands, and the Uzbek text that was translated where it was another. */
export interface UnitHistory {
  status: UnitStatus;
  before: string | null;
}

/**
 * How the units of a field stand. Of a body that has changed in Uzbek only the blocks that did are to be
 * reviewed, as far as it is known how they were.
 */
export function historyOf(
  ref: string,
  { field, state, earlier }: FieldHistory,
  target: Locale,
): (unit: Unit) => UnitHistory {
  const isChanged = state === 'changed';
  const former =
    isChanged && earlier !== undefined
      ? toUnits(ref, [{ ...field, values: { [defaultLocale]: earlier } }], target)
      : [];
  const hashes = new Set(former.map(({ sourceHash }) => sourceHash));
  const byId = new Map(former.map(({ id, source }) => [id, plainText(source)]));
  return ({ id, sourceHash, target: text }) => {
    if (text === null) return { status: 'new', before: null };
    if (!isChanged || hashes.has(sourceHash)) return { status: 'final', before: null };
    return { status: 'needs-review', before: byId.get(id) ?? null };
  };
}
