import type { Locale } from '../../src/i18n/locales';
import type { Kind, Shown, Subject } from './replies';

/** A change that readers are to see. */
export interface Change {
  /** A flight's id, or AIRPORT. */
  of: string;
  /** What a reply in a language says once it shows the change. */
  expected: Record<Locale, string>;
  /** When its author was answered, in milliseconds since 1970. */
  at: number;
}

/** A reply that showed what had been before a change, though it was requested later. */
export interface Late {
  of: string;
  path: string;
  ms: number;
}

/** What readers saw of the changes on pages or calls of a kind. */
export interface Seen {
  /** Replies that showed a change. */
  shown: number;
  /** The milliseconds since the change, of each reply that did not show it. */
  old: number[];
}

const LOOKS_AGAIN_MS = 20_000;

/** Follows what replies show of the changes that stand. */
export class Lateness {
  /** The changes that stand, by what they are of. */
  private readonly standing = new Map<string, Change>();
  /** Changes that a reply has shown. */
  private readonly noticed = new Set<Change>();
  private readonly all = new Set<Change>();
  /** By change and address, whether a reply there has shown it. */
  private readonly known = new Map<Change, Set<string>>();
  readonly byKind = new Map<Kind, Seen>();
  /** Replies that no longer showed what one before at the same address had. */
  readonly wentBack: Late[] = [];
  worst: Late | null = null;

  /** A change of the same is about to be sent: what stands may be replaced at any moment. */
  withdraw(of: string, now: number): void {
    const change = this.standing.get(of);
    // Nobody has to see what stood for less than readers need to look again.
    if (change && now - change.at < LOOKS_AGAIN_MS) this.all.delete(change);
    this.standing.delete(of);
  }

  /** A change has been acknowledged. */
  add(change: Change): void {
    this.standing.set(change.of, change);
    this.all.add(change);
    this.known.set(change, new Set());
  }

  /** @param sentAt when the reply was requested, in milliseconds since 1970 */
  judge({ kind, lang, path }: Subject, shown: Shown, sentAt: number): void {
    for (const change of this.standing.values()) {
      const text = shown.get(change.of);
      if (text === undefined || sentAt < change.at) continue;
      const seen = this.byKind.get(kind) ?? { shown: 0, old: [] };
      this.byKind.set(kind, seen);
      const before = this.known.get(change);
      if (text.includes(change.expected[lang])) {
        seen.shown += 1;
        before?.add(path);
        this.noticed.add(change);
        continue;
      }
      const late = { of: change.of, path, ms: sentAt - change.at };
      seen.old.push(late.ms);
      if (!this.worst || late.ms > this.worst.ms) this.worst = late;
      if (before?.has(path)) this.wentBack.push(late);
    }
  }

  /** Changes that no reply has shown. */
  get unseen(): Change[] {
    return [...this.all].filter((change) => !this.noticed.has(change));
  }

  get changes(): number {
    return this.all.size;
  }
}
