import { tabOf, type Ending, type Place, type Recorded, type Stored, type Typed } from './record';

/** What is typed is saved, or kept, at most so long after a key. */
export const PROMISED_MS = 2000;

/** Why a text is gone that was typed and that no save had. */
export type Cause =
  | Exclude<Ending, 'end'>
  /** The network of the browser, or the server, was away meanwhile. */
  | 'network or server away'
  /** None of these: it vanished in front of whoever had typed it. */
  | 'without a cause'
  /** It was written over by the same hand, but had not been saved in the time that is promised. */
  | 'written over, late';

/** A text that was typed and that nobody has. */
export interface Gone {
  text: string;
  place: Place;
  window: string;
  at: number;
  cause: Cause;
  /** How long it had stood in the form until then. */
  ms: number;
}

/** What became of everything that was typed. */
export interface Account {
  typed: number;
  /** Of these, texts that a save had, whose window got the server's answer. */
  acknowledged: number;
  /** Acknowledged texts that are not stored in the end, though nobody who knew of them wrote over them. */
  lost: string[];
  /** Acknowledged texts that another's save wrote over, or back, without having read them. */
  overwritten: string[];
  gone: Gone[];
  givenUp: number;
}

/** The saves that stored something in each place, in the order in which they did. */
function chains(stored: readonly Stored[]): Map<Place, Stored[]> {
  const places = new Map<Place, Stored[]>();
  for (const save of stored) places.set(save.place, [...(places.get(save.place) ?? []), save]);
  for (const saves of places.values()) saves.sort((one, other) => one.revision - other.revision);
  return places;
}

const described = (save: Stored) =>
  `${save.text} (${save.window}, ${save.read} to ${save.revision})`;

interface Known {
  /** Whether a text was typed over another by the same hand, in the same window. */
  isTypedOver: (text: string, by: string | null) => boolean;
  /** Somebody typed it: a document has other texts, from before. */
  isTyped: (text: string | null) => text is string;
  isUnanswered: (text: string | null) => boolean;
}

/**
 * What became of the texts of one place.
 * @param last what is stored there in the end
 */
function follow(
  saves: readonly Stored[],
  last: string | null,
  { isTypedOver, isTyped, isUnanswered }: Known,
) {
  const first = new Map<string, Stored>();
  for (const save of saves)
    if (isTyped(save.text) && !first.has(save.text)) first.set(save.text, save);

  /** Whether a save may stand where a text stood: its own window's, or of somebody who had read that. */
  const mayReplace = (text: string, before: Stored, save: Stored) =>
    save.window === before.window ||
    // What a window kept that is gone, the next one on the document has sent for it.
    isTypedOver(text, save.text) ||
    save.read >= (first.get(text)?.revision ?? Infinity) ||
    // Sent more often than answered, it may have been stored, and read, before the answer that came.
    isUnanswered(text);

  const overwritten = new Map<string, string>();
  // The text that was written last. A save of all fields may bring back one from before.
  let current: Stored | undefined;
  for (const [index, save] of saves.entries()) {
    const before = saves[index - 1];
    const text = current?.text ?? null;
    const isChanged = before && before.text === text && save.text !== text;
    if (isChanged && isTyped(text) && !mayReplace(text, before, save) && !overwritten.has(text))
      overwritten.set(text, `${described(before)} by ${described(save)}`);
    if (isTyped(save.text) && first.get(save.text) === save) current = save;
  }

  const lost = [...first.keys()].flatMap((text) => {
    const index = saves.findLastIndex((save) => save.text === text);
    const [before, next] = [saves[index], saves[index + 1]];
    if (text === last || !before) return [];
    if (next && mayReplace(text, before, next)) return [];
    // A save whose answer was lost with its tab or the server may have come after the last answer.
    if (!next && isUnanswered(last)) return [];
    return [`${described(before)}, then ${next ? described(next) : last}`];
  });
  return { overwritten: [...overwritten.values()], lost };
}

/** Why a text is gone, by how its window ended and what happened while it stood there. */
function causeOf(
  { window, at }: Typed,
  end: number,
  how: Ending,
  away: Recorded['away'],
): Exclude<Cause, 'written over, late'> {
  if (how !== 'end' && how !== 'left for another document') return how;
  const tab = tabOf(window);
  const wasAway = away.some((one) => one.from < end && one.to > at && (one.tab ?? tab) === tab);
  if (wasAway) return 'network or server away';
  return how === 'end' ? 'without a cause' : how;
}

/**
 * @param places what is stored in the end, of every place that was written in
 */
export function account(recorded: Recorded, places: ReadonlyMap<Place, string | null>): Account {
  const { typed, stored, sent, kept, shown, givenUp, ended, away } = recorded;
  const typedTexts = new Set(typed.map(({ text }) => text));
  const acknowledged = new Set(stored.flatMap(({ text }) => (text === null ? [] : [text])));
  const isTyped = (text: string | null): text is string => text !== null && typedTexts.has(text);
  const isUnanswered = (text: string | null) => text !== null && (sent.get(text) ?? 0) > 0;
  const typedAs = new Map(typed.map((one) => [one.text, one]));
  const isTypedOver = (text: string, by: string | null) => {
    const [before, after] = [typedAs.get(text), typedAs.get(by ?? '')];
    return before?.window === after?.window && (before?.at ?? 0) < (after?.at ?? 0);
  };

  const lost: string[] = [];
  const overwritten: string[] = [];
  for (const [place, saves] of chains(stored)) {
    const found = follow(saves, places.get(place) ?? null, {
      isTypedOver,
      isTyped,
      isUnanswered,
    });
    overwritten.push(...found.overwritten.map((one) => `${place}: ${one}`));
    lost.push(...found.lost.map((one) => `${place}: ${one}`));
  }

  const known = new Set([...acknowledged, ...kept, ...shown, ...givenUp, ...places.values()]);
  const gone = typed.flatMap((one, index): Gone[] => {
    if (known.has(one.text)) return [];
    const next = typed.find(
      (other, at) => at > index && other.window === one.window && other.place === one.place,
    );
    const { at: left = Infinity, how = 'end' } = ended.get(one.window) ?? {};
    const end = next?.at ?? left;
    const ms = end - one.at;
    if (!next) return [{ ...one, cause: causeOf(one, end, how, away), ms }];
    // What was written over by the same hand at once need not be saved.
    return ms > PROMISED_MS ? [{ ...one, cause: 'written over, late', ms }] : [];
  });
  return {
    typed: typed.length,
    acknowledged: [...acknowledged].filter(isTyped).length,
    lost,
    overwritten,
    gone,
    givenUp: givenUp.size,
  };
}
