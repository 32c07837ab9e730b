import { cardKinds } from '../src/features/places/kinds';
import { cardPath } from '../src/lib/hrefs';
import { leaderPath, routes } from '../src/routes';

interface Listed {
  data: { items?: { id: string }[]; flights?: { id: string }[] };
}

/** Requests a path of the API. */
type Get = (api: string) => Promise<Listed>;

/** The call that has a real id for each route with a parameter. */
const idsFrom: Record<string, string> = {
  '/flight-board/{id}/': '/api/flights',
  '/partners/{id}/': '/api/partners',
  '/press-center/press-releases/{id}/': '/api/press',
  ...Object.fromEntries(
    cardKinds.map((kind) => [cardPath(kind, '{id}'), `/api/card-list/${kind}`]),
  ),
};

/** A route's path with a real id, in no language. */
export async function realPath(route: string, get: Get): Promise<string> {
  if (route === '/airport/{name}/') return leaderPath;
  if (route === '/services/{id}/') return '/services/prayer-room/';
  const api = idsFrom[route];
  if (!api) return route;
  const { items, flights } = (await get(api)).data;
  const id = (items ?? flights)?.[0]?.id;
  if (!id) throw new Error(`${api} has no id for ${route}.`);
  return route.replace('{id}', id);
}

/** Every route with a real id. */
export const realPaths = (get: Get) => Promise.all(routes.map(({ path }) => realPath(path, get)));
