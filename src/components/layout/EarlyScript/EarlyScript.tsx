import { CHUNK_RELOAD_KEY, CHUNK_RELOAD_THROTTLE_MS } from '@/constants';
import { guardChunks } from '@/lib/chunk-guard';
import { markImages } from '@/lib/mark-images';

const guard = `(${guardChunks})(${JSON.stringify(CHUNK_RELOAD_KEY)},${CHUNK_RELOAD_THROTTLE_MS})`;

/** What must listen before the rest of the document arrives: to images, and to lost code. */
export function EarlyScript() {
  return <script dangerouslySetInnerHTML={{ __html: `${guard};(${markImages})()` }} />;
}
