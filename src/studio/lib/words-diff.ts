/** A run of words that stayed, came or went. */
export interface Run {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

/** More words than these are compared as a whole: the table of all pairs would be too large. */
const MOST = 1500;

/** How one text became another, word by word; the longest common part stays. */
export function wordsDiff(before: string, after: string): Run[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  if (old.length > MOST || now.length > MOST) {
    return before === after
      ? [{ kind: 'same', text: after }]
      : [
          { kind: 'removed', text: before },
          { kind: 'added', text: after },
        ];
  }
  const width = now.length + 1;
  // How many words the texts have in common from a pair of words on.
  const common = new Uint16Array((old.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      common[i * width + j] =
        old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const runs: Run[] = [];
  const add = (kind: Run['kind'], word = '') => {
    const last = runs.at(-1);
    if (last?.kind === kind) last.text += ` ${word}`;
    else runs.push({ kind, text: word });
  };
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      add('same', now[j]);
      i += 1;
      j += 1;
    } else if (j >= now.length || (i < old.length && at(i + 1, j) >= at(i, j + 1))) {
      add('removed', old[i]);
      i += 1;
    } else {
      add('added', now[j]);
      j += 1;
    }
  }
  return runs;
}
