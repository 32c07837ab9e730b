import { parseFlightId } from '@/features/flights/board';
import type { Flight } from '@/features/flights/schema';
import { gateExpected, shownTimes, statusView } from '@/features/flights/status-view';
import { statusWords } from '@/features/flights/status-words';
import { names } from '@/features/names';
import { escapeHtml } from '@/features/search/highlight';
import type { SearchItem, Suggestions } from '@/features/search/schema';
import type { Locale } from '@/i18n/locales';
import { words } from '@/i18n/words';
import { flightPath } from '@/lib/hrefs';
import { plain } from '@/lib/local-text';
import { nullOnOutage, type Source } from './source';

/** A flight in one line: `05:40 → 07:10 · Gate 4 · Delayed, now 07:10 · Uzbekistan Airways · Affected by disruption`. */
export function flightText(flight: Flight, asOf: string, lang: Locale): string {
  const said = { board: words(lang, 'board'), status: words(lang, 'status') };
  const { reportFields } = names[lang];
  const { time, replaced } = shownTimes(flight);
  const { text } = statusView(flight);
  const expected = gateExpected(flight, asOf);
  const place = expected
    ? said.board('gateLater', { time: expected })
    : flight.direction === 'departure'
      ? flight.gate
      : flight.belt;
  return [
    replaced ? `${replaced} → ${time}` : time,
    place && `${reportFields[flight.direction === 'departure' ? 'gate' : 'belt']} ${place}`,
    text.kind === 'own' ? plain(text.text) : statusWords(text, said),
    plain(flight.airline.name),
    flight.disrupted ? said.board('disrupted') : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The id in the address of a flight's page; null in others. */
function flightIdIn(link: string): string | null {
  const id = link.split('/').at(-2) ?? '';
  return parseFlightId(id) && link === flightPath(id) ? id : null;
}

type Found = SearchItem | Suggestions['items'][number];

/** A source whose search says of flights what their own pages say, however it came to be known. */
export function withFlightTexts(base: Source): Source {
  async function current<Item extends Found>(item: Item, lang: Locale): Promise<Item> {
    const id = flightIdIn(item.link);
    const found = id && (await nullOnOutage(base.flight({ id, lang })));
    return found
      ? { ...item, text: escapeHtml(flightText(found.flight, found.as_of, lang)) }
      : item;
  }
  return {
    ...base,
    async search(query) {
      const found = await base.search(query);
      const withCurrent = <Item extends Found>(items: Item[]) =>
        Promise.all(items.map((item) => current(item, query.lang)));
      return 'count' in found
        ? { ...found, items: await withCurrent(found.items) }
        : { ...found, items: await withCurrent(found.items) };
    },
  };
}
