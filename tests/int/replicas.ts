import { ensureBuild, siteDir } from '../../tools/lib/build';
import { freePort } from '../../tools/lib/ports';
import { startSite, type Site } from '../../tools/lib/site';
import { databaseCopy } from './own-site';
import { send } from './site';
import { requestCms, signIn } from './staff';

/** The page that editors change in tests of several servers, and its data over the API. */
export const PAGE = '/airport/about/';
const SLUG = 'airport--about';
const API = `/api/pages/${SLUG}`;

/** One server of a site. */
export interface Replica {
  base: string;
  port: number;
  start(more?: Record<string, string>): Promise<void>;
  stop: Site['stop'];
}

/**
 * Two servers of one build on one database, not started yet.
 * @param log file descriptor that both write to; absent: this process's standard error
 */
export async function twoReplicas(
  database: string,
  env: Record<string, string>,
  log?: number,
): Promise<[Replica, Replica]> {
  const build = siteDir(await ensureBuild());
  const uri = await databaseCopy(process.env.DATABASE_URI ?? '', database);
  const replica = async (): Promise<Replica> => {
    const port = await freePort();
    let site: Site | undefined;
    return {
      base: `http://localhost:${port}`,
      port,
      async start(more = {}) {
        site = await startSite(build, port, { DATABASE_URI: uri, ...env, ...more }, log);
      },
      stop: async (how) => site?.stop(how),
    };
  };
  return [await replica(), await replica()];
}

/** The texts of PAGE as a server shows them, and the means to publish others. */
export async function editor(base: string) {
  const staff = await signIn(base);
  const { docs } = await requestCms<{ docs: { id: number }[] }>(
    base,
    staff,
    `/pages?where[slug][equals]=${SLUG}&depth=0`,
  );
  return {
    /** Publishes a title in a language, at a server. */
    publish: (at: string, lang: 'ru' | 'en', title: string) =>
      requestCms(at, staff, `/pages/${docs[0]?.id}?locale=${lang}`, {
        method: 'PATCH',
        data: { title, _status: 'published' },
      }),
  };
}

/** What a server shows of PAGE: its HTML, its cache status, and what the API says. */
export async function shown(base: string, lang: 'ru' | 'en') {
  const page = await send(`/${lang}${PAGE}`, {}, base);
  const api = await send(`${API}?lang=${lang}`, {}, base);
  return {
    statuses: [page.status, api.status],
    html: await page.text(),
    cache: page.headers.get('x-nextjs-cache'),
    api: await api.text(),
  };
}
