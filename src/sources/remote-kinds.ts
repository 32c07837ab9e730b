// Written by tools/remote-sources.ts.
export const remoteKinds = ['airport-api'] as const;
export type RemoteKind = (typeof remoteKinds)[number];
