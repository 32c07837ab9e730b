import { expect, test } from 'vitest';
import { callNames, conformance } from '../../tools/api-conformance/run';
import { chosen, sampled } from '../sample';
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
    const { findings, stopped } = await conformance(url, {
      extended: true,
      only: callNames.filter((name) => chosen(`conformance ${name}`, 4)),
    });
    expect(findings).toEqual([]);
    expect(stopped).toBeNull();
  },
  TIMEOUT_MS,
);
