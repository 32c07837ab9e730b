import 'server-only';
import { cache } from 'react';
import { env } from '@/env';
import { cmsSource } from './cms';
import { airlineNames, reportsOf } from './cms/flights';
import { disruptions } from './cms/disruptions';
import { live } from './cms/live';
import { metricHosts, withAllowed } from './metrics';
import type { Locale } from '@/i18n/locales';
import type { OfferedAlphabet } from '@/i18n/uzbek-alphabets/alphabets';
import { requestAlphabet } from '@/lib/request-alphabet';
import { inAlphabet } from './in-alphabet';
import { remoteSources } from './remote-sources';
import type { Source } from './source';
import { withDisruptions } from './with-disruptions';
import { withFlightTexts } from './with-flight-texts';
import { withReports } from './with-reports';

export { metricHosts };

/** A source in each alphabet, and in that of a page when it asks; made when it is first wanted. */
function inEveryAlphabet(make: () => Source) {
  let base: Source | undefined;
  const made: Partial<Record<OfferedAlphabet | 'of the page', Source>> = {};
  return (alphabet?: OfferedAlphabet): Source =>
    (made[alphabet ?? 'of the page'] ??= inAlphabet(
      (base ??= make()),
      alphabet ? () => alphabet : requestAlphabet,
      airlineNames,
    ));
}

/**
 * The configured source: the airport API where its address is set, the bundled CMS for the rest. Uzbek texts are in
 * the alphabet of the page that is being rendered, elsewhere in the one that is given.
 */
export const source = inEveryAlphabet(() => withAllowedMetrics(withFlightTexts(choose())));

/** The bundled CMS, whatever is configured. */
export const bundledSource = inEveryAlphabet(() => cmsSource);

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
