import type { Locale } from '@/i18n/locales';
import type { PageReply, PersonReply } from '@/features/pages/schema';
import { pageSlug, personPath } from '@/lib/hrefs';
import { source } from '@/sources/index';

/** What stands at `/airport/{name}/`. */
export type AirportSubject =
  | ({ kind: 'page'; path: string } & PageReply)
  | ({ kind: 'person'; path: string } & PersonReply)
  | { kind: 'moved'; to: string };

/** A page about the airport, a member of its leadership by name, or where its address was moved to. */
export async function airportSubject(name: string, lang: Locale): Promise<AirportSubject | null> {
  const path = personPath(name);
  const page = await source().page({ slug: pageSlug(path), lang });
  if (page) return { kind: 'page', path, ...page };
  const person = await source().person({ id: name, lang });
  if (person) return { kind: 'person', path, ...person };
  const to = await source().redirect(path);
  return to ? { kind: 'moved', to } : null;
}
