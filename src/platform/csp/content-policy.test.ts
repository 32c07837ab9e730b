import { beforeEach, expect, test, vi } from 'vitest';

const nothing = { hashes: [], hosts: [] };

/** The policies under an environment, which is read once. */
async function under(variables: Record<string, string>) {
  vi.resetModules();
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  return {
    ...(await import('./content-policy')),
    ...(await import('@/platform/response/headers')),
  };
}

const directives = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

beforeEach(() => void vi.unstubAllEnvs());

test('a page runs the site’s files, named scripts and allowed hosts, and nothing inline', async () => {
  const { pagePolicy } = await under({});
  const policy = pagePolicy({ hashes: ['sha256-abc='], hosts: ['mc.example.com'] });
  expect(directives(policy)).toEqual({
    'default-src': ["'self'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
    'object-src': ["'none'"],
    'report-uri': ['/csp-reports'],
    'script-src': ["'self'", 'mc.example.com', "'sha256-abc='"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'mc.example.com'],
    'connect-src': ["'self'", 'mc.example.com'],
  });
});

test('pictures of an airport API are shown from where it says', async () => {
  const { pagePolicy } = await under({ AIRPORT_API_URL: 'http://api.example.com:8080/v1' });
  expect(directives(pagePolicy(nothing))['img-src']).toEqual([
    "'self'",
    'data:',
    'https:',
    'http://api.example.com:8080',
  ]);
});

test('the admin runs what has its nonce, and loads nothing from elsewhere', async () => {
  const { adminPolicy } = await under({});
  expect(directives(adminPolicy('abc'))).toMatchObject({
    'script-src': ["'self'", "'nonce-abc'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  });
  expect(adminPolicy('abc')).not.toMatch(/https?:|\*|unsafe-eval/);
});

test('what is no page does nothing', async () => {
  const { lockedPolicy } = await under({});
  expect(directives(lockedPolicy)).toMatchObject({ 'default-src': ["'none'"], sandbox: [] });
});

test('only a site over https requires https', async () => {
  const plain = await under({ SITE_URL: 'http://localhost:3000' });
  expect(plain.fixedHeaders()).not.toHaveProperty('strict-transport-security');
  expect(plain.pagePolicy(nothing)).not.toContain('upgrade');
  const safe = await under({ SITE_URL: 'https://www.example.com' });
  expect(safe.fixedHeaders()['strict-transport-security']).toBe('max-age=63072000');
  for (const policy of [safe.pagePolicy(nothing), safe.adminPolicy('abc')]) {
    expect(directives(policy)).toHaveProperty('upgrade-insecure-requests', []);
  }
  const reporting = await under({ SITE_URL: 'https://www.example.com', CSP_REPORT_ONLY: 'true' });
  expect(reporting.pagePolicy(nothing)).not.toContain('upgrade');
});

test('every reply has its headers', async () => {
  const { fixedHeaders } = await under({});
  expect(fixedHeaders()).toEqual({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('geolocation=(), '),
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'SAMEORIGIN',
  });
});
