import { expect, test } from 'vitest';
import { conformance } from '../../tools/conformance/run';
import { sampled } from '../sample';
import { secondSiteUrl, siteUrl } from './site';

/** Hundreds of calls, one after the other, beside the other tests. */
const TIMEOUT_MS = 600_000;

const sites = [
  ['the site', siteUrl],
  ['an instance fed by another', secondSiteUrl],
] as const;

test.each(sampled('conformance', sites))(
  '%s speaks the contract',
  async (_, url) => {
    const { findings, stopped } = await conformance(url, { extended: true });
    expect(findings).toEqual([]);
    expect(stopped).toBeNull();
  },
  TIMEOUT_MS,
);
