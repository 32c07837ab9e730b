import type { BrowserContext } from '@playwright/test';

/** A text of a document in a language, such as `12 ru title`. */
export type Place = string;

export const placeOf = (document: number, lang: string, path: string): Place =>
  `${document} ${lang} ${path}`;

/** A save that the server has acknowledged. */
export interface Acknowledged {
  writer: string;
  place: Place;
  text: string;
  /** The revision that its writer had read, and the one that it made. */
  read: number;
  revision: number;
  /** What the document has then. */
  stored: unknown;
}

interface Body {
  written?: string[];
  writer?: string;
  revision?: number;
  [field: string]: unknown;
}

/** What was typed, sent and acknowledged in all browsers. */
export class Record {
  readonly acknowledged: Acknowledged[] = [];
  /** Texts that were sent, whether or not an answer came, and how many answers are still to come. */
  readonly sent = new Map<string, number>();
  /** Texts that a browser kept until they were sent, or typed over. */
  readonly kept = new Set<string>();
  private readonly keptBy = new Map<string, string[]>();
  /** Texts that somebody left for another's, having seen both. */
  readonly givenUp = new Set<string>();
  readonly typed: { place: Place; text: string; at: number; tab: string }[] = [];
  /** When a tab was killed, in milliseconds since the epoch. */
  readonly killed = new Map<string, number>();
  /** What was done in which tab, by time. */
  readonly acts: { at: number; tab: string; act: string }[] = [];
  /** What went wrong in a way that is none of the above. */
  readonly problems: string[] = [];

  /** What was done in a tab around a moment, a line for each act. */
  around(tab: string, at: number): string {
    const near = this.acts.filter((one) => one.tab === tab && Math.abs(one.at - at) < 5000);
    return near.map((one) => `${one.at - at} ms ${one.act}`).join('; ');
  }

  /** Notes every save of a browser before the page knows of it: a page that is left takes its replies along. */
  async watch(context: BrowserContext): Promise<void> {
    await context.exposeBinding('noteSave', (_, url: string, post: string, answer?: Answer) => {
      const save = saveOf(url, post);
      const revision = answer?.doc?.revision;
      for (const { place, text } of save?.texts ?? []) {
        const unanswered = this.sent.get(text) ?? 0;
        this.sent.set(text, unanswered + (answer ? -1 : 1));
        if (!save || revision === undefined) continue;
        const stored = answer?.doc?.[place.split(' ')[2] ?? ''];
        this.acknowledged.push({
          writer: save.writer,
          place,
          text,
          read: save.read,
          revision,
          stored,
        });
      }
    });
    await context.exposeBinding('noteKept', (_, key: string, value: string) => {
      const texts = value.match(/t\d+x/g) ?? [];
      const before = this.keptBy.get(key) ?? [];
      const isForgotten = texts.length === 0;
      for (const text of before) if (isForgotten && !this.sent.has(text)) this.kept.delete(text);
      for (const text of texts) this.kept.add(text);
      this.keptBy.set(key, texts);
    });
    await context.addInitScript(() => {
      const { fetch } = window;
      const { noteSave, noteKept } = window as unknown as {
        noteSave: (url: string, post: string, answer?: unknown) => Promise<void>;
        noteKept: (key: string, value: string) => Promise<void>;
      };
      const { setItem, removeItem } = Storage.prototype;
      const note = (key: string, value: string) =>
        void (key.startsWith('parvoz-unsent') && noteKept(key, value));
      Storage.prototype.setItem = function (key: string, value: string) {
        setItem.call(this, key, value);
        note(key, value);
      };
      Storage.prototype.removeItem = function (key: string) {
        removeItem.call(this, key);
        note(key, '');
      };
      window.fetch = async (input, init) => {
        const post = init?.body;
        if (init?.method !== 'PATCH' || typeof post !== 'string') return fetch(input, init);
        const url = new URL(input as string, location.href).href;
        await noteSave(url, post);
        const reply = await fetch(input, init);
        if (reply.ok) await noteSave(url, post, await reply.clone().json());
        return reply;
      };
    });
  }
}

interface Answer {
  doc?: { revision?: number; [field: string]: unknown };
}

function saveOf(address: string, post: string | null) {
  const url = new URL(address);
  const id = /^\/cms-api\/pages\/(\d+)$/.exec(url.pathname)?.[1];
  if (!id || !post) return null;
  const body = JSON.parse(post) as Body;
  if (!body.written || !body.writer) return null;
  const lang = url.searchParams.get('locale') ?? '';
  const texts = body.written.flatMap((path) => {
    const text = body[path];
    return typeof text === 'string' ? [{ place: placeOf(Number(id), lang, path), text }] : [];
  });
  return { writer: body.writer, read: Number(body.revision ?? 0), texts };
}
