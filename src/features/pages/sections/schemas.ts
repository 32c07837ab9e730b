import { z } from 'zod';
import { kinds } from './kinds';

export { kinds };

type Schema = (typeof kinds)[keyof typeof kinds]['schema'];

export const pageSection = z.discriminatedUnion(
  'type',
  Object.values(kinds).map(({ schema }) => schema) as [Schema, ...Schema[]],
);

/** A section of a page, of any kind. */
export type Section = z.infer<typeof pageSection>;
export type Kind = Section['type'];
export type SectionOf<Type extends Kind> = Extract<Section, { type: Type }>;
