import { env } from '@/env';

/** Two years, as browsers' preload lists require. */
const HSTS_SECONDS = 63_072_000;

/** What neither the site nor its admin uses. Copying an address needs no leave on pages of its own. */
const unused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** The headers that every reply of the site has, unless it brings its own. */
export function fixedHeaders(): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': unused.map((feature) => `${feature}=()`).join(', '),
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'SAMEORIGIN',
    ...(env().SITE_URL.startsWith('https:') && {
      'strict-transport-security': `max-age=${HSTS_SECONDS}`,
    }),
  };
}
