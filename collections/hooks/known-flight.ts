import { ValidationError, type CollectionBeforeValidateHook, type PayloadRequest } from 'payload';
import type * as AllSources from '../../src/sources';
import { defaultLocale } from '../../src/i18n/locales';
import { labelIn, say } from '../../src/cms/admin-words/say';
import { parseFlightId } from '../../src/features/flights/board';
import { nearestFlights } from '../../src/features/flights/nearest';
import { directions } from '../../src/features/flights/schema';
import { label } from '../../src/i18n/label';
import { addDays } from '../../src/lib/time';

type Sources = typeof AllSources;

export const flightLabel = label('Reys', 'Рейс', 'Flight');

/** The flights of a day and its neighbours, in both directions. */
async function flightsAround({ source }: Sources, date: string): Promise<string[]> {
  const days = [date, addDays(date, -1), addDays(date, 1)];
  const boards = await Promise.all(
    days.flatMap((day) =>
      directions.map((direction) =>
        source().flights({ direction, date: day, search: '', lang: defaultLocale }),
      ),
    ),
  );
  return boards.flatMap(({ flights }) => flights.map(({ id }) => id));
}

/** Null where there is such a flight, or where nobody can say: then a report is taken on trust. */
async function nearestIfUnknown(id: string, date: string): Promise<string[] | null> {
  // The sources read the CMS, which is configured by this.
  const sources = await import('../../src/sources');
  const { isOutage } = await import('../../src/sources/source');
  try {
    if (await sources.source().flight({ id, lang: defaultLocale })) return null;
    return nearestFlights(id, await flightsAround(sources, date));
  } catch (error) {
    if (isOutage(error)) return null;
    throw error;
  }
}

/**
 * Throws where there is no flight of an id, on the board or in the schedule of its day. A text that is no id
 * is left to the field.
 */
export async function checkFlight(req: PayloadRequest, id: string): Promise<void> {
  const day = parseFlightId(id);
  const nearest = day && (await nearestIfUnknown(id, day.date));
  if (!nearest) return;
  const message =
    nearest.length > 0
      ? say(req, 'unknownFlight', { flight: id, nearest: nearest.join(', ') })
      : say(req, 'noFlightsThen', { flight: id });
  throw new ValidationError(
    {
      collection: 'flights',
      req,
      errors: [{ path: 'flightId', label: labelIn(flightLabel, req.i18n.language), message }],
    },
    req.t,
  );
}

/** A report is of a flight that there is. */
export const refuseUnknownFlight: CollectionBeforeValidateHook = async ({
  data,
  originalDoc,
  req,
}) => {
  const id: unknown = data?.flightId;
  const known = [originalDoc?.flightId, req.context.knownFlight];
  if (!req.context.seeding && typeof id === 'string' && !known.includes(id)) {
    await checkFlight(req, id);
  }
  return data;
};
