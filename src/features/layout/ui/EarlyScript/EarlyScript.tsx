import { OwnScript } from '@/features/analytics/ui/OwnScript';
import { CHUNK_RELOAD_KEY, CHUNK_RELOAD_THROTTLE_MS } from '@/constants';
import { accessibilityScript } from '@/features/accessibility-panel/script';
import { reloadOnChunkError } from '@/lib/reload-on-chunk-error';
import { ROUTE_START_EVENT } from '@/lib/route-events';
import { consentScript } from '@/features/analytics/consent';
import { closingScript } from '@/features/disruption/ui/DisruptionBanner/closing';
import { trackImageLoading } from '@/lib/track-image-loading';
import { addressScript } from '../LanguageSelector/keep-address';
import { clockScript } from '../LocalTime/clock';
import { motionScript } from '@/ui/motion/preloader';

const guard = `(${reloadOnChunkError})('${CHUNK_RELOAD_KEY}',${CHUNK_RELOAD_THROTTLE_MS},'${ROUTE_START_EVENT}')`;
const always = [
  consentScript,
  closingScript,
  guard,
  `(${trackImageLoading})()`,
  clockScript,
  addressScript,
];

/**
 * What must run before the first paint, or listen before the rest of the document arrives: the
 * visitor's choices, the notices accepted or closed, lost code, images, motion. A preview stands still,
 * and one in the admin has the choices of its frame instead of the reader's.
 */
export function EarlyScript({ preview, staff }: { preview: boolean; staff: boolean }) {
  const parts = [
    ...(staff ? [] : [accessibilityScript]),
    ...always,
    ...(preview ? [] : [motionScript]),
  ];
  return <OwnScript text={parts.join(';\n')} />;
}
