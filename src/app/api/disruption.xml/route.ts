import { calls } from '@/api-contract/calls';
import { failureReply, notFoundReply } from '@/app/api/reply';
import { env } from '@/env';
import { capAlert } from '@/features/disruption/cap';
import type { Disruption } from '@/features/disruption/schema';
import { byLanguage, defaultLocale, locales, type Locale } from '@/i18n/locales';
import { plain } from '@/lib/local-text';
import { disruptionPath, localised } from '@/lib/hrefs';
import { sharedMaxAge } from '@/platform/response/shared-max-age';
import { source } from '@/sources';

export const dynamic = 'force-dynamic';

/** The severest disruption that is told of, in the Common Alerting Protocol 1.2; 404 where there is none. */
export async function GET(): Promise<Response> {
  try {
    return await alert();
  } catch (error) {
    return failureReply(error);
  }
}

async function alert(): Promise<Response> {
  const replies = await Promise.all(locales.map((lang) => source().disruption({ lang })));
  const found = replies.map(({ disruptions: [first] }) => first);
  if (found.includes(undefined)) return notFoundReply();
  const { airport } = await source().layout({ lang: defaultLocale });
  const origin = env().SITE_URL;
  const pages = byLanguage((lang) => origin + localised(disruptionPath, lang));
  const inLanguages = Object.fromEntries(
    locales.map((lang, index) => [lang, found[index]]),
  ) as Record<Locale, Disruption>;
  return new Response(capAlert(inLanguages, { origin, pages, airport: plain(airport.name) }), {
    headers: {
      'content-type': 'application/cap+xml; charset=utf-8',
      'cache-control': `public, ${sharedMaxAge(calls.disruption.maxAge)}`,
    },
  });
}
