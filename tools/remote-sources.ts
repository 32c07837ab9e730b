import { formatted, writeFiles } from './lib/generated-files';
import { remoteKinds } from './lib/remote-kinds';

const written = '// Written by tools/remote-sources.ts.';
const nameOf = (kind: string) =>
  kind.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const lines = (of: (kind: string) => string) => remoteKinds().map(of).join('\n');

const files = {
  'src/sources/remote-kinds.ts': `${written}
export const remoteKinds = [${remoteKinds().map((kind) => `'${kind}'`)}] as const;
export type RemoteKind = (typeof remoteKinds)[number];
`,
  'src/sources/remote-sources.ts': `${written}
${lines((kind) => `import { remoteSource as ${nameOf(kind)} } from './${kind}/remote';`)}
import type { RemoteKind } from './remote-kinds';
import type { Source } from './source';

export const remoteSources: Record<RemoteKind, (bundled: Source) => Source> = {
${lines((kind) => `'${kind}': ${nameOf(kind)},`)}
};
`,
};

const entries = Object.entries(files).map(
  async ([file, text]) => [file, await formatted(text, file)] as const,
);
await writeFiles(new Map(await Promise.all(entries)));
