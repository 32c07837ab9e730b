import { metricElements } from '@/lib/metric-scripts';
import { MetricsAfterConsent } from './MetricsAfterConsent';

interface Props {
  scripts: string;
  /** Whether they wait until the cookie notice was accepted; then they are not in the HTML. */
  consent?: boolean;
}

/** The metric scripts that the airport supplies, for the document's head. */
export function MetricScripts({ scripts, consent }: Props) {
  if (!scripts.trim()) return null;
  if (consent) return <MetricsAfterConsent />;
  return metricElements(scripts).map(({ tag: Tag, attributes, content }, index) => (
    <Tag key={index} {...attributes} dangerouslySetInnerHTML={{ __html: content }} />
  ));
}
