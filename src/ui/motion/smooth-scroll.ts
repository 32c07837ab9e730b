import { SMOOTH_SCROLL_PHONE_PX, SMOOTH_SCROLL_TABLET_PX, TABLET_SHORT_SIDE_PX } from '@/constants';

export type Device = 'phone' | 'tablet' | 'desktop';

/**
 * @param coarse a finger is the first pointer
 * @param shortSide of the screen, in CSS pixels
 */
export function deviceOf(coarse: boolean, shortSide: number): Device {
  if (!coarse) return 'desktop';
  return shortSide < TABLET_SHORT_SIDE_PX ? 'phone' : 'tablet';
}

const NARROWEST: Record<Device, number> = {
  phone: SMOOTH_SCROLL_PHONE_PX,
  tablet: SMOOTH_SCROLL_TABLET_PX,
  desktop: 0,
};

/** Whether anchors of a page are scrolled to smoothly in a window of this width. */
export const scrollsSmoothly = (width: number, device: Device) => width >= NARROWEST[device];

/** Says so on `<html>`; CSS does the scrolling, unless less motion is wanted. */
export function setSmoothScroll() {
  const coarse = matchMedia('(pointer: coarse)').matches;
  const device = deviceOf(coarse, Math.min(screen.width, screen.height));
  document.documentElement.toggleAttribute(
    'data-smooth-scroll',
    scrollsSmoothly(innerWidth, device),
  );
}
