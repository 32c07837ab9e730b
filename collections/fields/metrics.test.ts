import { expect, test, vi } from 'vitest';

// Before the environment is read, once and for all.
vi.hoisted(() => vi.stubEnv('METRIC_HOSTS', 'tag.example.org'));

import { validHosts, validMetrics } from './metrics';

const req = { i18n: { language: 'en' } };
const asking = (hosts?: string[]) => ({ req, siblingData: { hosts } }) as never;
const script = (host: string) => `<script src="https://${host}/x.js"></script>`;

test('the names of hosts are demanded, and a wrong one is named', () => {
  expect(validHosts(['mc.example.com'], asking())).toBe(true);
  expect(validHosts(null, asking())).toBe(true);
  expect(validHosts(['mc.example.com', 'https://a.example'], asking())).toContain(
    '“https://a.example” is not the name of a host',
  );
});

test('scripts come from allowed hosts, those of the environment among them', () => {
  expect(validMetrics(script('mc.example.com'), asking(['mc.example.com']))).toBe(true);
  expect(validMetrics(script('tag.example.org'), asking())).toBe(true);
  expect(validMetrics(null, asking())).toBe(true);
  expect(validMetrics('<script src="/own.js"></script>', asking())).toBe(true);
});

test('other hosts are refused by name', () => {
  const text = script('mc.example.com') + script('evil.example');
  expect(validMetrics(text, asking(['mc.example.com']))).toMatch(/not allowed: evil\.example\./);
});
