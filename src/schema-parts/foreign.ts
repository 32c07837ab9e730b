import type { z } from 'zod';

/**
 * The contract's shapes are what this site answers. An airport's own API may give less, and what may be
 * missing there follows from the same shapes: a text is then empty, a list has no items, what is nullable
 * is null. What has no such empty value, or is marked here, nothing can stand for.
 */
const essentials = new WeakSet<z.core.$ZodType>();
const tellable = new WeakSet<z.core.$ZodType>();

/**
 * A part without which what holds it cannot be used: an item without its title, a link that leads
 * nowhere. It marks a copy of the schema; such a text is not blank, such a list has not lost all items.
 */
export function essential<Schema extends z.ZodType>(schema: Schema): Schema {
  const own = schema.clone();
  essentials.add(own);
  return own;
}

export const isEssential = (schema: z.core.$ZodType): boolean => essentials.has(schema);

/** Null where an airport's API does not tell; of this site's own data it is always known. */
export function nullIfUnknown<Schema extends z.ZodType>(schema: Schema): z.ZodNullable<Schema> {
  const own = schema.nullable();
  tellable.add(own);
  return own;
}

/** Whether null stands for what another API did not tell, as against what nobody knows. */
export const isNullIfUnknown = (schema: z.core.$ZodType): boolean => tellable.has(schema);
