import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import type { Editor } from './editor';
import { textsIn } from './plan';

/** A text of a document in a language, such as `12 ru title`. */
export type Place = string;

export const placeOf = (document: number, lang: string, path: string): Place =>
  `${document} ${lang} ${path}`;

/** How a window on a document ended; a text in it that nobody has then is lost by it. */
export type Ending =
  | 'killed tab'
  | 'left for another document'
  | 'ended session'
  | 'taken over'
  /** It was loaded again, as it went on saving. */
  | 'saving without end'
  | 'end';

/** A text that the server has stored, and whose window had its answer. */
export interface Stored {
  place: Place;
  /** Empty fields are null. */
  text: string | null;
  window: string;
  /** The state of the document that its window had read, and the one that it made. */
  read: number;
  revision: number;
}

export interface Typed {
  place: Place;
  text: string;
  /** In milliseconds since the epoch, as are all times here. */
  at: number;
  window: string;
}

/** What happened in all browsers. */
export interface Recorded {
  readonly typed: readonly Typed[];
  readonly stored: readonly Stored[];
  /** Texts that were sent, and how many of their answers never came. */
  readonly sent: ReadonlyMap<string, number>;
  /** Texts that a browser kept until they were sent, or typed over. */
  readonly kept: ReadonlySet<string>;
  /** Texts that stood in a form as it was opened. */
  readonly shown: ReadonlySet<string>;
  /** Texts that somebody left for another's, having seen both. */
  readonly givenUp: ReadonlySet<string>;
  readonly ended: ReadonlyMap<string, { at: number; how: Ending }>;
  /** When the network of a tab, or the server, was not there. */
  readonly away: readonly { from: number; to: number; tab?: string }[];
}

/** The tab of a window. */
export const tabOf = (window: string): string => window.split('/')[0] ?? '';

const TYPES = 'types';

/** What came back to a window. */
interface Answer {
  status: number;
  document?: Record<string, unknown>;
}

/** Notes what is typed, sent and answered, by watching the windows. */
export class Recorder implements Recorded {
  readonly typed: Typed[] = [];
  readonly stored: Stored[] = [];
  readonly sent = new Map<string, number>();
  readonly kept = new Set<string>();
  readonly shown = new Set<string>();
  readonly givenUp = new Set<string>();
  readonly ended = new Map<string, { at: number; how: Ending }>();
  readonly away: { from: number; to: number; tab?: string }[] = [];
  /** What was done in which window, by time. */
  readonly acts: { at: number; window: string; act: string }[] = [];
  /** What went wrong in a way that is none of the above. */
  readonly problems: string[] = [];
  private readonly keptBy = new Map<string, string[]>();
  private readonly windows = new Map<Page, string>();

  constructor(
    private readonly editor: Editor,
    private readonly fields: readonly string[],
  ) {}

  /** From now on what a page sends is of this window. */
  opens(page: Page, window: string): void {
    this.windows.set(page, window);
  }

  ends(window: string, how: Ending): void {
    if (!this.ended.has(window)) this.ended.set(window, { at: Date.now(), how });
  }

  types(window: string, place: Place, text: string): void {
    this.typed.push({ place, text, at: Date.now(), window });
    this.note(window, `${TYPES} ${text} in ${place}`);
  }

  note(window: string, act: string): void {
    this.acts.push({ at: Date.now(), window, act });
  }

  /** How often everything was done that is no edit. */
  counts(): { [act: string]: number } {
    const counts: { [act: string]: number } = {};
    for (const { act } of this.acts)
      if (!act.startsWith(TYPES)) counts[act] = (counts[act] ?? 0) + 1;
    return counts;
  }

  /** What was done in a window around a moment, a line for each act. */
  around(window: string, at: number): string {
    const near = this.acts.filter((one) => one.window === window && Math.abs(one.at - at) < 5000);
    return near.map((one) => `${one.at - at} ms ${one.act}`).join('; ');
  }

  private noteSave(window: string, address: string, body: string, answer?: Answer): void {
    const save = this.editor.saveOf(new URL(address), JSON.parse(body), this.fields);
    if (!save) return;
    for (const { path, text } of save.texts) {
      if (text !== null) {
        // After an error of the server it may be stored or not, as without an answer.
        const change = answer ? (answer.status < 500 ? -1 : 0) : 1;
        this.sent.set(text, (this.sent.get(text) ?? 0) + change);
      }
      if (!answer?.document) continue;
      const revision = this.editor.revisionOf(answer.document);
      const place = placeOf(save.document, save.lang, path);
      this.stored.push({ place, text, window, read: save.read, revision });
    }
  }

  private noteKept(key: string, value: string): void {
    const { keeping } = this.editor;
    if (!keeping || !key.startsWith(keeping)) return;
    const texts = textsIn(value);
    const before = this.keptBy.get(key) ?? [];
    const isForgotten = texts.length === 0;
    for (const text of before) if (isForgotten && !this.sent.has(text)) this.kept.delete(text);
    for (const text of texts) this.kept.add(text);
    this.keptBy.set(key, texts);
  }

  /** Notes every save of a browser before the page knows of it: a page that is left takes its replies along. */
  async watch(context: BrowserContext): Promise<void> {
    await context.exposeBinding(
      'noteSave',
      ({ page }, address: string, body: string, answer?: Answer) =>
        this.noteSave(this.windows.get(page) ?? '', address, body, answer),
    );
    await context.exposeBinding('noteKept', (_, key: string, value: string) =>
      this.noteKept(key, value),
    );
    await context.addInitScript({ path: path.join(import.meta.dirname, 'watch-window.js') });
  }
}
