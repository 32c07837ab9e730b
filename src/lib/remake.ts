/** A value, and what it was made of. */
export interface Made<Value> {
  parts: readonly unknown[];
  value: Value;
}

/** What was made before while every part is still the same, else made anew. */
export function remake<Value>(
  before: Made<Value> | undefined,
  parts: readonly unknown[],
  make: () => Value,
): Made<Value> {
  const isSame =
    before?.parts.length === parts.length && before.parts.every((part, at) => part === parts[at]);
  return isSame ? before : { parts, value: make() };
}
