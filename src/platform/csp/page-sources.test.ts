import { afterEach, expect, test, vi } from 'vitest';
import { log } from '@/platform/telemetry/log';
import { byteStringOf } from '@/platform/response/byte-string';
import { sourcesOf } from './page-sources';
import { sha256 } from '@/lib/sha256';
import { SIGNATURE, signed } from '@/lib/script-signature';

afterEach(() => void vi.restoreAllMocks());

const flight = 'self.__next_f.push([1,"a"])';
const own = "document.documentElement.dataset.motion = ''";
const list = `mc.example.com ${sha256('count()')}`;
const attribute = (purpose: 'script' | 'sources', text: string) =>
  `${SIGNATURE}="${signed(purpose, text)[SIGNATURE]}"`;

test('the framework’s scripts and signed ones are named by their hash, once each', () => {
  const html = `<head><script ${attribute('script', own)}>${own}</script></head>
    <script>${flight}</script><script>${flight}</script>
    <script src="/a.js"></script><script type="application/ld+json">{"a":1}</script>`;
  expect(sourcesOf(html)).toEqual({ hashes: [sha256(own), sha256(flight)], hosts: [] });
});

test.each(['module', 'importmap', 'text/javascript'])('a script of type %s is code', (type) => {
  const html = `<script type="${type}" ${attribute('script', own)}>${own}</script>`;
  expect(sourcesOf(html).hashes).toEqual([sha256(own)]);
});

test('letters beyond ASCII are hashed and vouched for by their bytes', () => {
  const cyrillic = "const a = 'Вылет'";
  const data = 'self.__next_f.push([1,"Учиш"])';
  const html = `<script ${attribute('script', cyrillic)}>${cyrillic}</script><script>${data}</script>`;
  expect(sourcesOf(byteStringOf(Buffer.from(html))).hashes).toEqual([
    sha256(cyrillic),
    sha256(data),
  ]);
});

test('a signed list adds hosts and hashes', () => {
  const html = `<meta name="script-sources" content="${list}" ${attribute('sources', list)}>`;
  expect(sourcesOf(html)).toEqual({ hashes: [sha256('count()')], hosts: ['mc.example.com'] });
});

test.each([
  ['a script without a signature', `<script>alert(1)</script>`],
  ['a signature of another script', `<script ${attribute('script', own)}>alert(1)</script>`],
  ['a signature for another purpose', `<script ${attribute('sources', own)}>${own}</script>`],
  ['a module', `<script type="module">alert(1)</script>`],
  ['an import map', `<script type="importmap">{}</script>`],
  ['a list without a signature', `<meta name="script-sources" content="${list}">`],
  [
    'a list with another’s signature',
    `<meta name="script-sources" content="evil.example" ${attribute('sources', list)}>`,
  ],
])('%s adds nothing', (_, html) => {
  vi.spyOn(log, 'warn').mockReturnValue();
  expect(sourcesOf(html)).toEqual({ hashes: [], hosts: [] });
});

test('an unknown script is logged, cut short', () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue();
  sourcesOf(`<script>${'x'.repeat(500)}</script><script></script>`);
  expect(warn.mock.calls).toEqual([[{ script: 'x'.repeat(80) }, expect.any(String)]]);
});

test('line breaks are hashed as the browser reads them', () => {
  expect(sha256('a\r\nb\rc')).toBe(sha256('a\nb\nc'));
});
