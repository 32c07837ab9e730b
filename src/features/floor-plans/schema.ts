import { z } from 'zod';
import { option, text } from '@/schema-parts/common';
import { essential } from '@/schema-parts/foreign';
import { sides } from './location';

/** What a place on the floor plan is: the kinds of places, and gates, desks, belts, the bar. */
export const areaKinds = [
  'gate',
  'check-in',
  'passport',
  'control',
  'belt',
  'cafe',
  'bar',
  'duty-free',
  'shop',
  'supermarket',
  'souvenirs',
  'carpets',
  'nuts-fruits',
  'retail',
  'wc',
  'washroom',
  'family-room',
  'kids-room',
  'prayer-room',
  'vip',
  'medicine',
  'voz',
  'info',
  'tur-info',
  'people-view',
  'bank',
  'cash',
  'tax-free',
  'air-cash',
  'sim-cards',
  'insurance',
  'safe',
  'taxi',
  'car-rent',
  'smoke',
  'police',
  'office',
] as const;
export type AreaKind = (typeof areaKinds)[number];

export const schemeArea = z.object({
  /** The same id as in the drawing. */
  id: essential(z.string()),
  kind: z.string(),
  title: essential(text),
  /** Where it is. */
  text,
  /** Id of the area it is a part of. */
  group: z.string().nullable(),
  /** Before or after the security check. */
  side: z.enum(sides).nullable(),
  /** The list and id of its card, or `services` and the service's id. */
  card: z.object({ kind: essential(z.string()), id: essential(z.string()) }).nullable(),
});
export type SchemeArea = z.infer<typeof schemeArea>;

export const schemeFloor = z.object({
  floor: z.number().int(),
  title: text,
  /** Pixels of the drawing's canvas. */
  width: z.number().positive(),
  height: z.number().positive(),
  plan: essential(z.string()),
  areas: z.array(schemeArea),
  /** Words on the drawing that name no place. */
  labels: z.array(z.object({ id: essential(z.string()), text: essential(text) })),
});
export type SchemeFloor = z.infer<typeof schemeFloor>;

export const scheme = z.object({ floors: essential(z.array(schemeFloor)), kinds: z.array(option) });
export type Scheme = z.infer<typeof scheme>;
