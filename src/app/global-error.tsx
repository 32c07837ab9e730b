'use client';

import { useEffect, useSyncExternalStore } from 'react';
import fallbackMessages from '@/i18n/fallback-messages.json';
import { localeOf } from '@/i18n/locales';
import { isChunkError } from '@/lib/reload-on-chunk-error';
import { shownError } from '@/lib/errors';

/** Its own: the site's styles belong to a layout, and that is what failed. */
const style = `
  body { margin: 0; background: #0a2256 url(/pattern.svg) center top / 96px; color: #fff;
    font: 1.125rem/1.5 Onest, system-ui, sans-serif; }
  main { display: grid; box-sizing: border-box; max-width: 60ch; min-height: 100vh; margin: 0 auto;
    padding: 48px 24px; gap: 24px; align-content: center; justify-items: start; }
  h1 { margin: 0; font-size: clamp(2.125rem, 8vw, 3.8125rem); font-weight: 640; line-height: 1.06;
    letter-spacing: -0.022em; }
  p { margin: 0; color: #d5dcee; }
  p:last-child { font-size: 0.875rem; }
  div { display: flex; flex-wrap: wrap; gap: 12px; }
  a, button { display: flex; min-height: 52px; align-items: center; padding: 0 24px; border: 0;
    border-radius: 12px; background: #fff; color: #12398a; font: inherit; font-size: 1rem;
    font-weight: 600; text-decoration: none; cursor: pointer; }
  :focus-visible { outline: 3px solid #fff; outline-offset: 2px; }
`;

const noChange = () => () => {};
const pathname = () => location.pathname;
const unknown = () => '';

/** The error page where the layout itself failed: it needs nothing from anywhere. */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  const [, first = ''] = useSyncExternalStore(noChange, pathname, unknown).split('/');
  const lang = localeOf(first);
  const words = fallbackMessages[lang];
  const { status, message } = shownError(error);
  useEffect(() => {
    if (isChunkError(error)) reportError(error);
  }, [error]);
  return (
    <html lang={lang}>
      <head>
        <title>{words.title}</title>
        <style>{style}</style>
      </head>
      <body>
        <main id="content" data-error={status}>
          <h1>{words.title}</h1>
          <p>{words.text}</p>
          <div>
            <button type="button" onClick={() => location.reload()}>
              {words.retry}
            </button>
            <a href={`${words.root}flight-board/`}>{words.board}</a>
          </div>
          <p>
            {status} · <span lang="en">{message}</span>
          </p>
        </main>
      </body>
    </html>
  );
}
