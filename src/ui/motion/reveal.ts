interface Options {
  /** Its children come one after another. */
  sequence?: boolean;
  /** Milliseconds from one child to the next, instead of the usual. */
  delay?: number;
  /** It goes as it came when it leaves the viewport. */
  reverse?: boolean;
  /** A ground of this colour fades from under it. */
  theme?: 'blue' | 'white';
}

/**
 * The attributes of an element that rises when it first enters the viewport. It is hidden only
 * where scripts run, motion is wanted, and it stands below the first screen.
 */
export const reveal = ({ sequence, delay, reverse, theme }: Options = {}) => ({
  'data-reveal': '',
  'data-reveal-sequence': sequence ? '' : undefined,
  'data-reveal-delay': delay,
  'data-reveal-reverse': reverse ? '' : undefined,
  'data-reveal-theme': theme,
});
