import { expect, test, vi } from 'vitest';

// Before the environment is read, once and for all.
vi.hoisted(() => vi.stubEnv('CSP_REPORT_ONLY', 'true'));

import { cached, securedServer, streamed } from '../../../tests/fixtures/secured-server';

const { ask } = securedServer();

test.each([
  ['/ru/', cached()],
  ['/admin', streamed],
])('browsers only report what the policy of %s would stop', async (path, answer) => {
  const { policy, header } = await ask(answer, {}, path);
  expect(policy).toBeNull();
  expect(header('content-security-policy-report-only')).toContain("object-src 'none'");
});

test('what is no page stays locked', async () => {
  const { policy, header } = await ask(cached(), {}, '/cms-api/media/file/a.png');
  expect(policy).toContain('sandbox');
  expect(header('content-security-policy-report-only')).toBeNull();
});
