import type { Locale } from '@/contract/locale';
import { localised } from '@/lib/hrefs';
import { leaderPath, routes } from '@/routes';
import { ask } from './site';

interface Listed {
  items?: { id: string; href: string }[];
  flights?: { id: string }[];
}

async function first(api: string): Promise<string> {
  const response = await ask(api);
  const { data } = (await response.json()) as { data: Listed };
  return data.items?.[0]?.id ?? data.flights?.[0]?.id ?? '';
}

/** The call that has a real id for each route with a parameter. */
const idFrom: Record<string, () => Promise<string>> = {
  '/airport/{name}/': async () => leaderPath.split('/').at(-2) ?? '',
  '/flight-board/{id}/': () => first('/api/flights'),
  '/partners/{id}/': () => first('/api/partners'),
  '/press-center/press-releases/{id}/': () => first('/api/press'),
  '/services/{id}/': async () => 'prayer-room',
  '/services/cafes-and-restaurants/{id}/': () => first('/api/card-list/cafes-and-restaurants'),
  '/services/duty-free/{id}/': () => first('/api/card-list/duty-free'),
  '/services/shops/{id}/': () => first('/api/card-list/shops'),
};

/** A route's path with a real id, in no language. */
export async function realPath(route: string): Promise<string> {
  if (!route.includes('{')) return route;
  const id = await idFrom[route]?.();
  if (!id) throw new Error(`No id is known for ${route}.`);
  return route.replace(/\{\w+\}/, id);
}

/** Every route with a real id. */
export const realPaths = () => Promise.all(routes.map(({ path }) => realPath(path)));

export async function html(path: string, lang: Locale): Promise<{ status: number; text: string }> {
  const response = await ask(localised(path, lang));
  return { status: response.status, text: await response.text() };
}
