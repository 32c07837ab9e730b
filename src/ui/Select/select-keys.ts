import { fold } from '@/lib/fold';

/** Options that Page Up and Page Down pass over. */
const PAGE = 10;

interface ListState {
  /** The option the keys stand on; undefined while the list is closed. */
  active: number | undefined;
  /** The option whose value the select has. */
  chosen: number;
  count: number;
}

export type SelectAction =
  { kind: 'show'; index: number } | { kind: 'choose'; index: number } | { kind: 'close' };

/**
 * What a key does on a select-only combobox (ARIA Authoring Practices), letters apart.
 * @returns undefined for a key that means nothing here
 */
export function selectAction(
  { key, altKey }: Pick<KeyboardEvent, 'key' | 'altKey'>,
  { active, chosen, count }: ListState,
): SelectAction | undefined {
  const show = (index: number): SelectAction => ({
    kind: 'show',
    index: Math.min(count - 1, Math.max(0, index)),
  });
  if (key === 'Home') return show(0);
  if (key === 'End') return show(count - 1);
  if (active === undefined) {
    return ['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(key) ? show(chosen) : undefined;
  }
  if (key === 'Enter' || key === ' ' || key === 'Tab' || (key === 'ArrowUp' && altKey)) {
    return { kind: 'choose', index: active };
  }
  if (key === 'Escape') return { kind: 'close' };
  if (key === 'ArrowDown') return show(active + 1);
  if (key === 'ArrowUp') return show(active - 1);
  if (key === 'PageDown') return show(active + PAGE);
  if (key === 'PageUp') return show(active - PAGE);
  return undefined;
}

/**
 * The option that typed letters mean: the next one that begins with them, folded as search folds
 * text; one letter typed again and again walks through the options that begin with it.
 * @returns its index, -1 for none
 */
export function typeAhead(texts: string[], typed: string, from: number): number {
  const order = (start: number) => texts.map((_, index) => (start + index) % texts.length);
  const first = (start: number, word: string) =>
    order(start).find((index) => word && fold(texts[index] ?? '').startsWith(word)) ?? -1;
  const letters = [...typed.toLowerCase()];
  const word = first(letters.length > 1 ? from : from + 1, fold(typed));
  if (word >= 0 || letters.some((letter) => letter !== letters[0])) return word;
  return first(from + 1, fold(letters[0] ?? ''));
}
