import { expect, test } from 'vitest';
import { SMOOTH_SCROLL_PHONE_PX, SMOOTH_SCROLL_TABLET_PX, TABLET_SHORT_SIDE_PX } from '@/constants';
import { deviceOf, scrollsSmoothly } from './smooth-scroll';

test.each([
  [SMOOTH_SCROLL_PHONE_PX - 1, 'phone', false],
  [SMOOTH_SCROLL_PHONE_PX, 'phone', true],
  [SMOOTH_SCROLL_PHONE_PX, 'tablet', false],
  [SMOOTH_SCROLL_TABLET_PX - 1, 'tablet', false],
  [SMOOTH_SCROLL_TABLET_PX, 'tablet', true],
  [320, 'desktop', true],
] as const)('%i px on a %s: %s', (width, device, smooth) => {
  expect(scrollsSmoothly(width, device)).toBe(smooth);
});

test.each([
  [true, TABLET_SHORT_SIDE_PX - 1, 'phone'],
  [true, TABLET_SHORT_SIDE_PX, 'tablet'],
  [false, TABLET_SHORT_SIDE_PX - 1, 'desktop'],
] as const)('coarse pointer %s, short side %i: %s', (coarse, side, device) => {
  expect(deviceOf(coarse, side)).toBe(device);
});
