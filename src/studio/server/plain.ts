/** A text as it is read, without formatting; null where there is none. */
export function plainText(value: unknown): string | null {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return null;
  const textOf = (node: unknown): string => {
    const { text, children } = (node ?? {}) as { text?: unknown; children?: unknown };
    if (typeof text === 'string') return text;
    return Array.isArray(children) ? children.map(textOf).join(' ') : '';
  };
  return textOf((value as { root?: unknown }).root)
    .replace(/\s+/g, ' ')
    .trim();
}
