import { metricElements } from '@/lib/metric-scripts';

/** The metric scripts that the airport supplies, for the document's head. */
export function MetricScripts({ scripts }: { scripts: string }) {
  return metricElements(scripts).map(({ tag: Tag, attributes, content }, index) => (
    <Tag key={index} {...attributes} dangerouslySetInnerHTML={{ __html: content }} />
  ));
}
