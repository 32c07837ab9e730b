import { beforeEach, expect, test, vi } from 'vitest';
import { colorScheme, fontSize } from './choices';

let attributes: Map<string, string>;
let kept: Map<string, string>;
let listeners: Map<string, (event: object) => void>;
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
};
const full = () => {
  throw new Error('QuotaExceededError');
};

beforeEach(() => {
  attributes = new Map();
  kept = new Map();
  listeners = new Map();
  const documentElement = {
    getAttribute: (name: string) => attributes.get(name) ?? null,
    setAttribute: (name: string, value: string) => attributes.set(name, value),
    removeAttribute: (name: string) => attributes.delete(name),
  };
  vi.stubGlobal('document', { documentElement });
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) =>
    listeners.set(name, listener),
  );
  vi.stubGlobal('removeEventListener', (name: string) => listeners.delete(name));
  vi.resetModules();
});

const store = () => import('./store');
const withChoices = async () => ({ ...(await store()), ...(await import('./choices')) });

test('a choice shows and is kept; its default shows nothing', async () => {
  const { choose, valueOf } = await store();
  choose(fontSize, 'large');
  expect([attributes.get('data-font-size'), kept.get('font_size')]).toEqual(['large', 'large']);
  choose(fontSize, 'default');
  expect([attributes.size, kept.get('font_size'), valueOf(fontSize)]).toEqual([
    0,
    'default',
    'default',
  ]);
});

test('full storage leaves the choice to the page, also when it comes back from the cache', async () => {
  vi.stubGlobal('localStorage', { ...storage, setItem: full });
  const { choose, followStorage, colorScheme: scheme } = await withChoices();
  followStorage();
  choose(scheme, 'contrast');
  listeners.get('pageshow')?.({ persisted: true });
  expect(attributes.get('data-color-scheme')).toBe('contrast');
});

test('blocked storage leaves the page as it is', async () => {
  vi.stubGlobal('localStorage', { getItem: full, setItem: full });
  const { choose, followStorage, valueOf } = await store();
  choose(colorScheme, 'contrast');
  followStorage();
  expect(valueOf(colorScheme)).toBe('contrast');
});

test('a page from the back-forward cache shows what was chosen meanwhile', async () => {
  const { followStorage } = await store();
  followStorage();
  kept.set('font_size', 'medium');
  listeners.get('pageshow')?.({ persisted: false });
  expect(attributes.size).toBe(0);
  listeners.get('pageshow')?.({ persisted: true });
  expect(attributes.get('data-font-size')).toBe('medium');
});

test('another tab’s choice, and its clearing of the storage, are followed and told', async () => {
  const { followStorage, subscribe } = await store();
  const nullIfUnknown = vi.fn();
  subscribe(nullIfUnknown);
  const stop = followStorage();
  nullIfUnknown.mockClear();
  kept.set('font_size', 'medium');
  listeners.get('storage')?.({ key: 'font_size' });
  expect(attributes.get('data-font-size')).toBe('medium');
  expect(nullIfUnknown).toHaveBeenCalledTimes(1);
  listeners.get('storage')?.({ key: 'other' });
  expect(nullIfUnknown).toHaveBeenCalledTimes(1);
  kept.clear();
  listeners.get('storage')?.({ key: null });
  expect(attributes.size).toBe(0);
  stop();
  expect(listeners.size).toBe(0);
});

test('kept nonsense is the default', async () => {
  const { followStorage } = await store();
  attributes.set('data-font-size', 'large');
  kept.set('font_size', 'huge');
  followStorage();
  expect(attributes.size).toBe(0);
});
