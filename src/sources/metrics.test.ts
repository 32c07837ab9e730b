import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { log } from '@/platform/telemetry/log';

const allowedHosts = vi.hoisted(() => vi.fn<() => Promise<string[]>>());
vi.mock('./cms/layout', () => ({ allowedHosts }));

/** The hosts under an environment, which is read once. */
async function hostsUnder(variables: Record<string, string>) {
  vi.resetModules();
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  return (await import('./metrics')).metricHosts();
}

beforeEach(() => void vi.unstubAllEnvs());
afterEach(() => void vi.restoreAllMocks());

test('the hosts of the CMS and of the environment are allowed, once each', async () => {
  allowedHosts.mockResolvedValue(['a.example.com', 'b.example.com']);
  const hosts = await hostsUnder({ METRIC_HOSTS: 'b.example.com, c.example.com' });
  expect(hosts).toEqual(['a.example.com', 'b.example.com', 'c.example.com']);
});

test('without the CMS an airport’s scripts come from the hosts of the environment', async () => {
  allowedHosts.mockRejectedValue(new Error('no database'));
  const api = { AIRPORT_API_URL: 'https://api.example.com', METRIC_HOSTS: 'c.example.com' };
  expect(await hostsUnder(api)).toEqual(['c.example.com']);
  await expect(hostsUnder({ AIRPORT_API_URL: '' })).rejects.toThrow('no database');
});

test('scripts from other hosts are left out and logged', async () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue();
  const { withAllowed } = await import('./metrics');
  const own = '<script>count()</script>';
  const scripts = `${own}<script src="https://a.example.com/x.js"></script>`;
  expect(withAllowed({ scripts, consent: true }, [])).toEqual({ scripts: own, consent: true });
  expect(warn).toHaveBeenCalledWith({ hosts: ['a.example.com'] }, expect.any(String));
  expect(withAllowed({ scripts }, ['a.example.com'])).toEqual({ scripts });
  expect(warn).toHaveBeenCalledOnce();
});
