import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** The module in a process with another secret. */
async function withSecret(secret: string) {
  vi.resetModules();
  vi.stubEnv('DATABASE_URI', 'postgres://a:b@localhost/x');
  vi.stubEnv('PAYLOAD_SECRET', secret);
  return import('./encryption');
}

test('what is sealed opens for its purpose only, and says nothing', async () => {
  const { decrypt, encrypt } = await withSecret('a secret of some length');
  const sealed = encrypt('of 1', 'GEZDGNBV');
  expect(decrypt('of 1', sealed)).toBe('GEZDGNBV');
  expect(decrypt('of 2', sealed)).toBeNull();
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('GEZDGNBV');
  expect(encrypt('of 1', 'GEZDGNBV')).not.toBe(sealed);
});

test('nothing opens that was changed, cut, or sealed under another secret', async () => {
  const first = await withSecret('a secret of some length');
  const sealed = first.encrypt('of 1', 'GEZDGNBV');
  const bytes = Buffer.from(sealed, 'base64url');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(first.decrypt('of 1', bytes.toString('base64url'))).toBeNull();
  for (const length of [0, 5, 12, 20, 28]) {
    expect(first.decrypt('of 1', bytes.subarray(0, length).toString('base64url'))).toBeNull();
  }
  const { decrypt } = await withSecret('another secret of that length');
  expect(decrypt('of 1', sealed)).toBeNull();
});
