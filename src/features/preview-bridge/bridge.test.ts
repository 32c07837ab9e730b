import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connect } from './bridge';
import { LISTENING, REFRESH } from './messages';

const ORIGIN = 'https://airport.example';
const admin = { postMessage: vi.fn() };
const page = Object.assign(new EventTarget(), { parent: admin, opener: null });

beforeEach(() => {
  vi.stubGlobal('window', page);
  vi.stubGlobal('location', { origin: ORIGIN });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.unstubAllGlobals();
  admin.postMessage.mockClear();
});

const say = (data: unknown, { origin = ORIGIN, source = admin as unknown } = {}) =>
  page.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));

test('what is around the frame, of the same origin, has the page shown anew', () => {
  const refresh = vi.fn();
  const end = connect(refresh);
  say({ type: REFRESH });
  expect(refresh).toHaveBeenCalledTimes(1);
  say({ type: 'payload-document-event' });
  expect(refresh).toHaveBeenCalledTimes(2);
  end();
  say({ type: REFRESH });
  expect(refresh).toHaveBeenCalledTimes(2);
});

test.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['an origin that begins alike', { origin: `${ORIGIN}.evil.example` }],
  ['no origin', { origin: 'null' }],
  ['another window of the same origin', { source: {} }],
])('messages of %s count for nothing', (_, from) => {
  const refresh = vi.fn();
  const end = connect(refresh);
  for (const type of [REFRESH, 'payload-document-event', 'payload-live-preview'])
    say({ type }, from);
  for (const data of [null, 'parvoz-refresh', 7, {}]) say(data);
  expect(refresh).not.toHaveBeenCalled();
  end();
});

test('only its own origin is told that it listens', () => {
  connect(() => {})();
  const nullIfUnknown = admin.postMessage.mock.calls;
  expect(nullIfUnknown).toContainEqual([{ type: LISTENING }, ORIGIN]);
  expect(nullIfUnknown.every(([, target]) => target === ORIGIN)).toBe(true);
});
