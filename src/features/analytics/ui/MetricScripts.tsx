import { LIVE_ATTRIBUTE } from '@/constants';
import { metricElements } from '../metric-scripts';
import { signed, SOURCES } from '@/lib/script-signature';
import { sourcesOfMetrics } from '../metric-sources';
import { MetricsAfterConsent } from './MetricsAfterConsent';

interface Props {
  scripts: string;
  /** Whether they wait until the cookie notice was accepted; then they are not in the HTML. */
  consent?: boolean;
  /** Hosts that an administrator allowed them. */
  hosts: readonly string[];
}

/** The metric scripts that the airport supplies, for the document's head, and what they may load. */
export function MetricScripts({ scripts, consent, hosts }: Props) {
  if (!scripts.trim()) return null;
  const sources = sourcesOfMetrics(scripts, hosts);
  return (
    <>
      <meta
        name={SOURCES}
        content={sources}
        {...signed('sources', sources)}
        // They count each page, whether somebody touches it or not.
        {...(consent && { [LIVE_ATTRIBUTE]: '' })}
      />
      {consent ? (
        <MetricsAfterConsent />
      ) : (
        metricElements(scripts).map(({ tag: Tag, attributes, content }, index) => (
          <Tag key={index} {...attributes} dangerouslySetInnerHTML={{ __html: content }} />
        ))
      )}
    </>
  );
}
