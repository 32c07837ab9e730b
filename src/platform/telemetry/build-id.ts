import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDevelopment } from '@/env';
import { processWide } from '@/platform/process-wide';

function read(): string {
  if (isDevelopment()) return 'development';
  try {
    // Not to be traced: it is in every build.
    return readFileSync(
      path.join(/* turbopackIgnore: true */ process.cwd(), '.next/BUILD_ID'),
      'utf8',
    );
  } catch {
    return 'unknown';
  }
}

/** Which build this process serves. */
export const buildId = (): string => processWide('build id', () => read().trim());
