import { metricElements } from './metric-scripts';
import { sha256 } from '@/lib/sha256';

/** What metric scripts may load and run, as a signed list says it: hosts, and hashes of inline scripts. */
export function sourcesOfMetrics(scripts: string, hosts: readonly string[]): string {
  const inline = metricElements(scripts).filter(({ tag, content }) => tag === 'script' && content);
  return [...hosts, ...inline.map(({ content }) => sha256(content))].join(' ');
}
