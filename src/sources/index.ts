import 'server-only';
import { cache } from 'react';
import { env } from '@/env';
import { cmsSource } from './cms';
import { reportsOf } from './cms/flights';
import { disruptions } from './cms/disruptions';
import { live } from './cms/live';
import { metricHosts, withAllowed } from './metrics';
import type { Locale } from '@/i18n/locales';
import { remoteSources } from './remote-sources';
import type { Source } from './source';
import { withDisruptions } from './with-disruptions';
import { withFlightTexts } from './with-flight-texts';
import { withReports } from './with-reports';

export { metricHosts };

let chosen: Source | undefined;

/** The configured source: the airport API where its address is set, the bundled CMS for the rest. */
export function source(): Source {
  return (chosen ??= withAllowedMetrics(withFlightTexts(choose())));
}

function withAllowedMetrics(all: Source): Source {
  // Requested by every part of a page.
  const layout = cache((lang: Locale) => all.layout({ lang }));
  return {
    ...all,
    layout: ({ lang }) => layout(lang),
    metrics: async () => withAllowed(await all.metrics({}), await metricHosts()),
  };
}

function choose(): Source {
  const { AIRPORT_API_URL, AIRPORT_API_KIND } = env();
  if (!AIRPORT_API_URL) return cmsSource;
  const reported = withReports(remoteSources[AIRPORT_API_KIND](cmsSource), live(reportsOf));
  return withDisruptions(reported, live(disruptions));
}
