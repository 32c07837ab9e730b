import type { Metrics } from '@/features/layout/schema';
import { env } from '@/env';
import { onlyAllowed } from '@/features/analytics/metric-scripts';
import { warnOnce } from '@/platform/telemetry/warn-once';
import { allowedHosts } from './cms/layout';

/**
 * The hosts that metric scripts may come from: those an administrator allowed in the CMS, and those of
 * the environment. With an airport API the CMS may be unreachable, and then only the latter.
 */
export async function metricHosts(): Promise<string[]> {
  const { AIRPORT_API_URL, METRIC_HOSTS } = env();
  const inCms = AIRPORT_API_URL ? await allowedHosts().catch(() => []) : await allowedHosts();
  return [...new Set([...inCms, ...METRIC_HOSTS])];
}

/** Metric scripts without those that come from other hosts, which the log names. */
export function withAllowed(metrics: Metrics, hosts: readonly string[]): Metrics {
  const { scripts, refused } = onlyAllowed(metrics.scripts, hosts);
  if (refused.length > 0) {
    warnOnce({ hosts: refused }, 'Metric scripts were left out: their hosts are not allowed.');
  }
  return { ...metrics, scripts };
}
