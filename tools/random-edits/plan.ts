/** What a person does next. Documents, languages and fields are numbers from 0. */
export type Act =
  | { kind: 'open'; document: number; lang: number }
  | { kind: 'edit'; field: number; text: string; pauseMs: number }
  | { kind: 'cut network' | 'kill tab' | 'end sessions' };

/** Among how many the acts choose. */
export interface Choices {
  documents: number;
  languages: number;
  fields: number;
}

/** Numbers from 0 to 1; the same for the same seed. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 12)) >>> 0) / 2 ** 32;
  };
}

/** A text that nobody else types. */
const textOf = (person: number, number: number) => `t${person}0${number}x`;

/** The texts of `textOf` in anything that has some. */
export const textsIn = (text: string): string[] => text.match(/t\d+x/g) ?? [];

/**
 * The acts of one person, so many of them edits; the same for the same seed, whatever editor they are done
 * in. The first opens a document.
 */
export function planOf(
  seed: number,
  person: number,
  edits: number,
  { documents, languages, fields }: Choices,
): Act[] {
  const random = randomOf(seed * 7919 + person);
  const one = (of: number) => Math.floor(random() * of);
  const opening = (): Act => ({ kind: 'open', document: one(documents), lang: one(languages) });
  const acts = [opening()];
  for (let number = 0; number < edits;) {
    const dice = random();
    if (dice < 0.004) acts.push({ kind: 'cut network' });
    else if (dice < 0.008) acts.push({ kind: 'kill tab' });
    else if (dice < 0.011) acts.push({ kind: 'end sessions' });
    else if (dice < 0.02) acts.push(opening());
    else {
      // Between two keys most of the time, at every tenth a moment of thought.
      const pauseMs = random() < 0.1 ? 1000 + random() * 3000 : 20 + random() * 180;
      acts.push({ kind: 'edit', field: one(fields), text: textOf(person, number), pauseMs });
      number += 1;
    }
  }
  return acts;
}
