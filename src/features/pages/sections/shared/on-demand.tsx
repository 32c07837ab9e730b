import { lazy, type ComponentType } from 'react';

/**
 * A component whose code comes only to pages that have it. The server has it at once: what it would
 * wait for, it would send after the page, for scripts to put in place. The styles are imported where this
 * is called: with the code they would come after the first paint.
 * @param now null in the browser. The caller asks for `window` itself, or the bundler keeps what it requires.
 */
export function onDemand<Props extends object>(
  now: (() => ComponentType<Props>) | null,
  load: () => Promise<ComponentType<Props>>,
) {
  const Component = (
    now ? now() : lazy(async () => ({ default: await load() }))
  ) as ComponentType<Props>;
  // A function of its own: a lazy type cannot cross from the server's components.
  return function OnDemand(props: Props) {
    return <Component {...props} />;
  };
}
