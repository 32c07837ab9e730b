import { z } from 'zod';
import { calls, type Call } from '@/api-contract/calls';
import { isEssential } from '@/schema-parts/foreign';
import { isText } from '@/lib/local-text';
import { definition, isObject } from './lenient-parse';

type Schema = z.core.$ZodType;

/** A link or a telephone number is one thing: half of one goes with no half of another. */
const isUnit = (shape: Readonly<Record<string, Schema>>) =>
  Object.values(shape).some((part) => isEssential(part) && definition(part).type !== 'array');

/** The schema of which every part may be missing, down to what is one thing. */
export function partial(schema: Schema): z.ZodType {
  const def = definition(schema);
  switch (def.type) {
    case 'nullable':
      return partial(def.innerType).nullable();
    case 'optional':
      return partial(def.innerType).optional();
    case 'object': {
      if (isUnit(def.shape)) break;
      const parts = Object.entries(def.shape).map(([key, part]) => [key, partial(part).optional()]);
      return z.object(Object.fromEntries(parts) as z.ZodRawShape);
    }
  }
  return schema as z.ZodType;
}

/** What was given, and for each part of it that is missing another's. */
export function mergeMissing(given: unknown, other: unknown): unknown {
  if (given === undefined) return other;
  if (isText(given) || !isObject(given) || !isObject(other)) return given;
  const keys = Object.keys({ ...other, ...given });
  return Object.fromEntries(keys.map((key) => [key, mergeMissing(given[key], other[key])]));
}

/** The calls of the frame: for what an airport's API does not give of it the site has its own. */
const frame: readonly string[] = [
  calls.layout.path,
  calls.notFound.path,
  calls.errorMessages.path,
  calls.metrics.path,
];

export const isLayoutCall = ({ path }: Pick<Call, 'path'>): boolean => frame.includes(path);

/** One without any part is no answer. */
const hasParts = (given: unknown) => isObject(given) && Object.keys(given).length > 0;

/** What is read of an airport's reply: data of the call, of the frame in part. */
export const partialSchemaOf = (call: Pick<Call, 'path' | 'data'>): z.ZodType =>
  isLayoutCall(call) ? partial(call.data).refine(hasParts) : call.data;
