import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { log } from '@/platform/telemetry/log';
import { sourcesOf } from '@/platform/csp/page-sources';
import { sha256 } from '@/lib/sha256';
import { MetricScripts } from './MetricScripts';
import { OwnScript } from './OwnScript';

const inline = 'if (1 < 2) count("<b>");';
const scripts = `<script>${inline}</script><script src="https://mc.example.com/c.js"></script>
  <noscript><img src="https://mc.example.com/c.gif" alt=""></noscript>`;

test.each([false, true])(
  'the policy lets metric scripts run, waiting for consent: %s',
  (consent) => {
    const html = renderToStaticMarkup(
      <MetricScripts scripts={scripts} consent={consent} hosts={['mc.example.com']} />,
    );
    expect(html.includes(inline)).toBe(!consent);
    const nullIfUnknown = vi.spyOn(log, 'warn');
    expect(sourcesOf(html)).toEqual({ hashes: [sha256(inline)], hosts: ['mc.example.com'] });
    expect(nullIfUnknown).not.toHaveBeenCalled();
    nullIfUnknown.mockRestore();
  },
);

test('without scripts nothing is allowed', () => {
  expect(renderToStaticMarkup(<MetricScripts scripts=" " hosts={['mc.example.com']} />)).toBe('');
});

test('the policy lets a script of the site’s own run, and no other in its place', () => {
  const html = renderToStaticMarkup(<OwnScript text={inline} />);
  expect(sourcesOf(html).hashes).toEqual([sha256(inline)]);
  const nullIfUnknown = vi.spyOn(log, 'warn').mockReturnValue();
  expect(sourcesOf(html.replace('count', 'steal')).hashes).toEqual([]);
  expect(nullIfUnknown).toHaveBeenCalledOnce();
  nullIfUnknown.mockRestore();
});
