import { icons, type IconName } from './icons';

interface Props {
  name: IconName;
  /** Width and height in CSS pixels. */
  size?: number;
}

/** A sign beside words, or within a control that has a name. */
export function Icon({ name, size = 16 }: Props) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={icons[name]} />
    </svg>
  );
}
