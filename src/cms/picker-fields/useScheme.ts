import { useTranslation } from '@payloadcms/ui';
import useSWR from 'swr';
import type { Scheme } from '@/features/floor-plans/schema';
import { parsePlan, type PlanShapes } from '@/features/floor-plans/shapes';

async function read<Body>(url: string, as: 'json' | 'text'): Promise<Body> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} ${response.status}`);
  return (await response[as]()) as Body;
}

type Floors = Scheme['floors'];

/** The terminal's floors with the names of their places, in the language of the admin. */
export function useScheme(): { floors: Floors | undefined } {
  const { i18n } = useTranslation();
  const { data } = useSWR(`/api/scheme?lang=${i18n.language}`, async (url: string) => {
    const { data: scheme } = await read<{ data: Scheme }>(url, 'json');
    return scheme.floors;
  });
  return { floors: data };
}

/** Where the places of a floor are on its drawing. */
export function useShapes(plan: string | undefined): PlanShapes | undefined {
  const { data } = useSWR(plan ?? null, async (url: string) =>
    parsePlan(await read<string>(url, 'text')),
  );
  return data;
}
