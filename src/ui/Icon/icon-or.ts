import { iconNames, type IconName } from './names';

/** The named sign, or another where the sprite has none of that name. */
export function iconOr(name: string | null, other: IconName): IconName {
  return iconNames.includes(name as IconName) ? (name as IconName) : other;
}
