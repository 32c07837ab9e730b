/** The floors of the terminal; each has a drawing in public/plans. */
export const floors = [1, 2, 3] as const;

/** Before or after the security check. */
export const sides = ['before', 'after'] as const;
export type Side = (typeof sides)[number];

export const isSide = (value: unknown): value is Side => sides.includes(value as Side);

/** The address of a floor's drawing. */
export const planFile = (floor: number): string => `/plans/floor-${floor}.svg`;
