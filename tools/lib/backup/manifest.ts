import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** The file format that this version writes. */
export const FORMAT = 1;

const entry = {
  /** In bytes. */
  size: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
};

/** Whether a path stays within the folder that it is resolved against, on every system. */
export function isSafePath(name: string): boolean {
  if (/[\\:\0]/.test(name)) return false;
  return name.split('/').every((segment) => !['', '.', '..'].includes(segment));
}

const manifestSchema = z.object({
  project: z.literal('parvoz'),
  format: z.literal(FORMAT),
  /** The version of the project that wrote the file. */
  version: z.string(),
  created: z.iso.datetime(),
  /** The version of the PostgreSQL server. */
  postgres: z.string(),
  /** Names of the migrations that made the schema, oldest first. */
  migrations: z.array(z.string()).min(1),
  /** Shows whether another secret is the one of the site; the secret cannot be read from it. */
  secret: z.object({ salt: z.string(), hash: z.string() }),
  /** Tables of the schema `public`; each is `tables/<name>.copy`, in COPY's text format. */
  tables: z.array(
    z.object({
      name: z.string().regex(/^\w+$/),
      columns: z.array(z.string()).min(1),
      rows: z.int().min(0),
      ...entry,
    }),
  ),
  /** The values of the sequences. */
  sequences: z.array(
    z.object({ name: z.string(), last: z.string().regex(/^-?\d+$/), called: z.boolean() }),
  ),
  /** Uploaded files; each is `media/<name>`. */
  media: z.array(z.object({ name: z.string().refine(isSafePath, 'not a safe name'), ...entry })),
});

/** What a backup holds: its first entry, `manifest.json`. */
export type Manifest = z.infer<typeof manifestSchema>;
export type TableEntry = Manifest['tables'][number];
export type MediaEntry = Manifest['media'][number];

/** An entry after the manifest, at its path in the archive. */
export type Part = { path: string } & (
  ({ kind: 'table' } & TableEntry) | ({ kind: 'media' } & MediaEntry)
);

export const tablePath = (name: string) => `tables/${name}.copy`;
export const mediaPath = (name: string) => `media/${name}`;

/** Every entry after the manifest, in the order of the archive. */
export const partsOf = ({ tables, media }: Manifest): Part[] => [
  ...tables.map((table) => ({ ...table, kind: 'table' as const, path: tablePath(table.name) })),
  ...media.map((file) => ({ ...file, kind: 'media' as const, path: mediaPath(file.name) })),
];

/**
 * Reads a manifest.
 * @throws Error saying in a few words what is wrong with it
 */
export function parseManifest(text: string): Manifest {
  const value: unknown = JSON.parse(text);
  const result = manifestSchema.safeParse(value);
  if (result.success) return result.data;
  const newer = z.object({ format: z.int().min(FORMAT + 1) }).safeParse(value);
  if (newer.success) {
    throw new Error(`its format ${newer.data.format} is newer than this version reads`);
  }
  const [issue] = result.error.issues;
  throw new Error(`${issue?.path.join('.')} in its manifest: ${issue?.message}`);
}

const hashOf = (secret: string, salt: string) => scryptSync(secret, salt, 32);

/** A trace of a secret by which it is recognised. */
export function traceOf(secret: string): Manifest['secret'] {
  const salt = randomBytes(16).toString('base64url');
  return { salt, hash: hashOf(secret, salt).toString('base64url') };
}

/** Whether a secret is the one that left the trace. */
export function isSecretOf({ salt, hash }: Manifest['secret'], secret: string): boolean {
  const expected = Buffer.from(hash, 'base64url');
  return expected.length === 32 && timingSafeEqual(expected, hashOf(secret, salt));
}
