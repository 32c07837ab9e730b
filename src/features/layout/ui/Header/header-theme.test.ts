import { afterEach, expect, test, vi } from 'vitest';
import {
  DEFAULT_HEADER_THEME,
  headerTheme,
  setHeaderTheme,
  subscribeHeaderTheme,
} from './header-theme';

afterEach(() => setHeaderTheme(DEFAULT_HEADER_THEME));

test('the header is deep until told otherwise, and says so to who listens', () => {
  const listener = vi.fn();
  const stop = subscribeHeaderTheme(listener);
  expect(headerTheme()).toBe('deep');
  setHeaderTheme('surface');
  expect(headerTheme()).toBe('surface');
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  setHeaderTheme('deep');
  expect(listener).toHaveBeenCalledTimes(1);
});
