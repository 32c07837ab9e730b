import { addDays, airportDate } from '@/lib/time';
import { send, siteUrl } from './site';

const DAYS = 30;

/** Gives departures of the coming days one after the other, none twice; nothing is reported of them yet. */
export async function knownFlights(base = siteUrl): Promise<() => string> {
  const today = airportDate(Date.now());
  const boards = await Promise.all(
    Array.from({ length: DAYS }, async (_, day) => {
      const date = addDays(today, day + 1);
      const reply = await send(`/api/flights?direction=departure&date=${date}`, {}, base);
      const { data } = (await reply.json()) as { data: { flights: { id: string }[] } };
      return data.flights.map(({ id }) => id);
    }),
  );
  const ids = boards.flat();
  return () => {
    const id = ids.shift();
    if (!id) throw new Error(`There are no more flights in the next ${DAYS} days.`);
    return id;
  };
}
