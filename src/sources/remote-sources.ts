// Written by tools/remote-sources.ts.
import { remoteSource as airportApi } from './airport-api/remote';
import type { RemoteKind } from './remote-kinds';
import type { Source } from './source';

export const remoteSources: Record<RemoteKind, (bundled: Source) => Source> = {
  'airport-api': airportApi,
};
