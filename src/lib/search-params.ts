import type { z } from 'zod';

export type SearchParams = Record<string, string | string[] | undefined>;

/**
 * A page's query as its schema reads it. A visitor's address is never refused: a value the schema
 * does not accept is left out, as if it were absent.
 */
export function acceptable<Schema extends z.ZodType>(
  schema: Schema,
  params: SearchParams,
): z.infer<Schema> {
  const single = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  );
  const result = schema.safeParse(single);
  if (result.success) return result.data;
  for (const { path } of result.error.issues) delete single[String(path[0])];
  return schema.parse(single);
}
