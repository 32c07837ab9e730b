'use client';

import { useServerInsertedHTML } from 'next/navigation';
import { useEffect } from 'react';

const ID = 'device-letters';
/**
 * Fonts of one size differ by a tenth in the size of their letters; what was drawn for one has no room for another.
 * The letters of the device's own programs have true bold ones; on Linux they may be as wide as DejaVu's.
 */
const styles =
  "html:root{font-family:'Liberation Sans',system-ui,sans-serif;font-size-adjust:ex-height .5}";

/**
 * Has a page that was opened by its address written in the letters that the device has, so that it needs none of
 * the site's fonts; other pages that are opened from there have them again.
 */
export function DeviceLetters() {
  useServerInsertedHTML(() => <style id={ID}>{styles}</style>);
  useEffect(() => () => document.getElementById(ID)?.remove(), []);
  return null;
}
