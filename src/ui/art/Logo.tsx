type LogoProps = {
  /** Width and height in CSS pixels. */
  size?: number;
};

/** The mark alone; the airport's name stands beside it as text. */
export function Logo({ size = 36 }: LogoProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" fill="none" aria-hidden focusable="false">
      <path
        d="M8 8h24v24H8zM20 3.03 36.97 20 20 36.97 3.03 20z"
        stroke="var(--logo-line, #5fd0d8)"
        strokeWidth="2"
      />
      <path
        d="M28.4 14.2 11.9 21.7l5.2 1.5zM28.4 14.2l-8.9 10.2 3.5 2.9z"
        fill="var(--logo-plane, currentColor)"
      />
    </svg>
  );
}
