import { writtenBetween, type Values } from './form-values';

/** So long nobody may have typed before it is saved. */
export const QUIET_MS = 400;
/** So long after a key it is saved at the latest, whatever the rhythm. */
export const LATEST_MS = 1500;
/** After a failure it is tried again: each time later, up to the last. */
export const RETRIES_MS = [1000, 2000, 5000, 10_000] as const;

/** A save as it is sent; it is kept in the browser until the server has it. */
export interface Save {
  /** The revision that was read. */
  revision: number;
  /** The paths that were written, rows by their ids. */
  written: string[];
  /** The fields around them. */
  data: Record<string, unknown>;
}

export interface Conflict {
  path: string;
  mine: unknown;
  theirs: unknown;
  /** Who wrote theirs; null where it was not a member of staff. */
  by: string | null;
  /** When, in ISO 8601. */
  at: string | null;
}

export interface Refused {
  kind: 'refused';
  message: string;
  /** Where the server names fields. */
  fields?: { path: string; message: string }[];
}

export type Outcome =
  | { kind: 'saved'; document: Record<string, unknown> }
  | { kind: 'conflict'; conflicts: Conflict[]; revision: number }
  | { kind: 'signedOut' }
  | Refused
  /** The network or the server failed. */
  | { kind: 'failed' };

/** A save that waits for somebody to choose between texts. */
export interface Contested {
  save: Save;
  conflicts: Conflict[];
  /** The present one, which a choice is made of. */
  revision: number;
  /** In what was chosen before: the paths in which the others' text stays. */
  left?: readonly string[];
}

export type SavingState =
  | { kind: 'saved' | 'unsaved' | 'saving' | 'failed' | 'signedOut' }
  | Refused
  | ({ kind: 'conflict' } & Contested);

/** The form that is saved, and where to. */
export interface Ports {
  values: () => Values;
  /** The fields as they are sent, and the revision that they were read from. */
  document: () => Pick<Save, 'data' | 'revision'>;
  send: (save: Save) => Promise<Outcome>;
  /** Keeps a save in the browser until it is forgotten. */
  keep: (save: Save) => void;
  forget: () => void;
  /**
   * The server has a save, and this is the document now. What others wrote meanwhile is taken over into
   * the form, and is no text of its own.
   * @param since what was typed after the save was sent
   */
  take: (document: Record<string, unknown>, save: Save, since: readonly string[]) => Values;
  /** Takes over what others wrote while nothing is written here. */
  adopt: (document: Record<string, unknown>) => Values;
  show: (state: SavingState) => void;
}

/** What the server has where no answer came: it may or may not have the save. */
const UNKNOWN = Symbol('unknown');

/**
 * Saves a form, one save after the other, until the server has everything: while somebody writes in it, or
 * when somebody says so.
 */
export class Saver {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private since: number | undefined;
  private sending: Promise<void> | undefined;
  private failures = 0;
  /** It waits for a person to decide, for the refused text to be corrected, or the form is gone. */
  private stopped: 'person' | 'refused' | 'gone' | null = null;
  /** The form whose save was refused. */
  private refused: Values = new Map();
  /** What a person is to choose about. */
  private contested: Contested | null = null;
  private hasBegun = false;
  private acknowledged: Map<string, unknown>;
  private end: () => void = () => {};
  /** Resolves when the form is gone. */
  readonly untilStopped = new Promise<void>((resolve) => (this.end = resolve));

  /** @param isManual it is saved when somebody says so: what has no drafts is public once it is saved */
  constructor(
    private readonly ports: Ports,
    acknowledged: Values,
    readonly isManual = false,
  ) {
    this.acknowledged = new Map(acknowledged);
  }

  private written(): string[] {
    return writtenBetween(this.acknowledged, this.ports.values());
  }

  /** The form as it is before anybody writes in it: its fields settle after it is drawn. */
  begin(values: Values): void {
    if (!this.hasBegun) this.acknowledged = new Map(values);
  }

  /** The form has changed. */
  changed(): void {
    if (this.stopped === 'gone') return;
    this.hasBegun = true;
    // What the form shows of a refusal changes it too.
    const isCorrected = writtenBetween(this.refused, this.ports.values()).length > 0;
    if (this.stopped === 'refused' && isCorrected) this.stopped = null;
    if (this.stopped || this.isManual) this.keepUnsaved();
    if (this.stopped === 'person' && this.contested) this.showContested(this.contested);
    if (this.stopped || this.written().length === 0) return;
    this.since ??= Date.now();
    if (!this.sending && this.failures === 0) this.ports.show({ kind: 'unsaved' });
    if (!this.isManual) this.schedule(Math.min(QUIET_MS, this.since + LATEST_MS - Date.now()));
  }

  /** A person chooses about their text as it is now, whatever it was when the others' came. */
  showContested(contested: Contested): void {
    this.contested = contested;
    const values = this.ports.values();
    const conflicts = contested.conflicts.map((one) =>
      values.has(one.path) ? { ...one, mine: values.get(one.path) } : one,
    );
    this.ports.show({ kind: 'conflict', ...contested, conflicts });
  }

  /** In the browser alone, as long as it is not sent. */
  private keepUnsaved(): void {
    const save = this.unsaved();
    if (save) return this.ports.keep(save);
    if (this.stopped || this.sending) return;
    this.ports.forget();
    this.ports.show({ kind: 'saved' });
  }

  private schedule(delay: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), Math.max(0, delay));
  }

  /**
   * Saves what is not saved yet.
   * @returns whether all of it is saved; the state says why not
   */
  async flush(): Promise<boolean> {
    clearTimeout(this.timer);
    // A slow answer makes what was typed since wait: until it is sent, it is kept.
    if (this.sending) this.keepUnsaved();
    while (this.sending) await this.sending;
    if (this.stopped) return false;
    const next = this.next();
    if (next) await this.deliver(next.save, next.values);
    else if (this.failures === 0) this.ports.show({ kind: 'saved' });
    return !this.stopped && this.written().length === 0;
  }

  /** What is to be saved, and the form it is from; null where there is nothing. */
  private next(): { save: Save; values: Values } | null {
    const values = this.ports.values();
    const written = writtenBetween(this.acknowledged, values);
    if (written.length === 0) return null;
    const { data, revision } = this.ports.document();
    const names = new Set(written.map((path) => path.split('.', 1)[0] ?? ''));
    const parts = Object.entries(data).filter(([name]) => names.has(name));
    return { save: { revision, written, data: Object.fromEntries(parts) }, values };
  }

  private async deliver(save: Save, values: Values): Promise<void> {
    this.since = undefined;
    this.ports.keep(save);
    this.ports.show({ kind: 'saving' });
    this.sending = this.ports.send(save).then((outcome) => this.settle(outcome, save, values));
    await this.sending;
    this.sending = undefined;
    if (this.stopped === 'gone') return;
    // What was typed meanwhile waits as well.
    if (this.stopped || this.failures > 0) this.keepUnsaved();
    else if (this.written().length > 0) this.changed();
  }

  private settle(outcome: Outcome, save: Save, values: Values): void {
    if (outcome.kind === 'failed') {
      this.ports.show({ kind: 'failed' });
      for (const path of save.written) this.acknowledged.set(path, UNKNOWN);
      const delay = RETRIES_MS[Math.min(this.failures, RETRIES_MS.length - 1)];
      this.failures += 1;
      if (!this.isManual) this.schedule(delay ?? 0);
      return;
    }
    this.failures = 0;
    if (outcome.kind !== 'saved') {
      this.stopped = outcome.kind === 'refused' ? 'refused' : 'person';
      this.refused = values;
      if (outcome.kind !== 'conflict') return this.ports.show(outcome);
      return this.showContested({ ...outcome, save });
    }
    for (const path of save.written) this.acknowledged.set(path, values.get(path));
    // What was kept since belongs to the one who has left.
    if (this.stopped === 'gone') return;
    this.ports.forget();
    const taken = this.ports.take(outcome.document, save, this.written());
    for (const [path, value] of taken) this.acknowledged.set(path, value);
    this.ports.show({ kind: 'saved' });
  }

  /** The document as others wrote it; where something is being written here, the next save brings both together. */
  adopt(document: Record<string, unknown>): void {
    if (this.sending || this.stopped || this.written().length > 0) return;
    for (const [path, value] of this.ports.adopt(document)) this.acknowledged.set(path, value);
  }

  /** What stood in the way is gone, such as a session that had ended: whoever had asked to save need not ask again. */
  resume(): void {
    if (this.stopped === 'gone') return;
    const wasAsked = this.isManual && this.stopped === 'person' && !this.contested;
    this.stopped = null;
    this.contested = null;
    if (wasAsked) void this.flush();
    else if (this.hasBegun) this.changed();
  }

  /** The form was sent as a whole by other means, and the server has it. */
  confirm(): void {
    this.ports.forget();
    if (this.stopped === 'gone') return;
    this.stopped = null;
    this.hasBegun = false;
    this.acknowledged = new Map(this.ports.values());
    this.ports.show({ kind: 'saved' });
  }

  /** What the server does not have yet; null where it has everything. */
  unsaved(): Save | null {
    return this.next()?.save ?? null;
  }

  /** What was typed has been decided about and saved: it is not kept when the page is left. */
  resolve(): void {
    this.stopped = 'gone';
    this.hasBegun = false;
  }

  /** The page is being left: what is not saved is kept, and sent without waiting for an answer. */
  leave(send: (save: Save) => Promise<Outcome>): void {
    // A form in which nobody has written yet may be about to show another document's values.
    const next = this.hasBegun ? this.next() : null;
    if (!next) return;
    this.ports.keep(next.save);
    if (this.stopped || this.isManual) return;
    void send(next.save).then(({ kind }) => kind === 'saved' && this.ports.forget());
  }

  stop(): void {
    clearTimeout(this.timer);
    this.stopped = 'gone';
    this.end();
  }
}

const isAtOrIn = (path: string, outer: string) => path === outer || path.startsWith(`${outer}.`);

/**
 * The save once somebody has chosen: their own texts are written over the others', whose they leave are not
 * written.
 * @param left the paths of the conflicts in which the others' text stays
 */
export const settled = ({ save, revision }: Contested, left: readonly string[]): Save => ({
  ...save,
  revision,
  written: save.written.filter((path) => !left.some((outer) => isAtOrIn(path, outer))),
});
