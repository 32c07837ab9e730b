import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { READY, type Editor } from './editor';
import type { Login } from './people';
import { textsIn, type Act } from './plan';
import { placeOf, type Ending, type Recorder } from './record';

/** Once it is quiet for so long, an editor should have saved. */
const SAVING_MS = 2000;

/** So long may something stand over the form, however often it is answered. */
const SETTLING_MS = 180_000;

interface Setting {
  editor: Editor;
  browser: Browser;
  base: string;
  person: Login;
  name: string;
  documents: readonly number[];
  languages: readonly string[];
  /** Of the form; they are no rich texts. */
  fields: readonly string[];
  /** For what is decided on the way: the plan does not know what will be asked. */
  random: () => number;
  recorder: Recorder;
  /** Where pictures of what went wrong go. */
  pictures: string;
}

/** Somebody who types in a browser, and to whom everything happens. */
export class Typist {
  page!: Page;
  private context!: BrowserContext;
  private document = 0;
  private lang = '';
  private tabs = 0;
  private openings = 0;

  constructor(private readonly setting: Setting) {}

  get random(): () => number {
    return this.setting.random;
  }

  private get tab(): string {
    return `${this.setting.name}-${this.tabs}`;
  }

  /** A document as it is open in a tab, until it is left or loaded again. */
  private get window(): string {
    return `${this.tab}/${this.openings}`;
  }

  private one<T>(of: readonly T[]): T {
    return of[Math.floor(this.random() * of.length)] as T;
  }

  note(act: string): void {
    this.setting.recorder.note(this.window, act);
  }

  /** Somebody leaves a text for another's, having seen both. */
  givesUp(texts: string): void {
    for (const text of textsIn(texts)) this.setting.recorder.givenUp.add(text);
  }

  async start(): Promise<void> {
    const { browser, base, person, editor, recorder } = this.setting;
    this.context = await browser.newContext({ baseURL: base });
    await recorder.watch(this.context);
    const { email, password } = person;
    const data = { email, password };
    const entered = await this.context.request.post(`${editor.api}/users/login`, { data });
    if (!entered.ok()) throw new Error(await entered.text());
    await this.newTab();
  }

  private async newTab(): Promise<void> {
    this.tabs += 1;
    this.page = await this.context.newPage();
    this.page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  }

  async do(act: Act): Promise<void> {
    const { documents, languages, fields } = this.setting;
    if (act.kind === 'edit') {
      await this.edit(fields[act.field] ?? '', act.text);
      await wait(act.pauseMs);
    } else if (act.kind === 'open') {
      this.document = documents[act.document] ?? 0;
      this.lang = languages[act.lang] ?? '';
      await this.open('left for another document');
    } else if (act.kind === 'cut network') await this.cutNetwork();
    else if (act.kind === 'kill tab') await this.killTab();
    else await this.endSessions();
  }

  /** Goes to a document that the plan did not foresee. */
  async openAnother(how: Ending): Promise<void> {
    this.document = this.one(this.setting.documents);
    this.lang = this.one(this.setting.languages);
    await this.open(how);
  }

  /** Opens the document that is being written, anew where it is open. */
  async open(how: Ending): Promise<void> {
    const { editor, recorder, fields } = this.setting;
    recorder.ends(this.window, how);
    this.openings += 1;
    recorder.opens(this.page, this.window);
    const address = `/admin/collections/${editor.collection}/${this.document}?locale=${this.lang}`;
    for (let tries = 0; ; tries += 1) {
      try {
        await this.page.goto(address, { timeout: 30_000 });
        this.note('opens');
        const login = this.page.locator('#field-email');
        // Who is not signed in is sent to the form after the page was loaded.
        await this.page.locator(READY).or(login).first().waitFor({ timeout: 30_000 });
        if (!(await login.isVisible())) break;
        await this.signIn(this.page.locator('body'));
      } catch (error) {
        // The server may just be starting again.
        if (tries >= 5) throw await this.described(error);
        await wait(1000);
      }
    }
    for (const field of fields) {
      const value = await this.control(field)
        .inputValue({ timeout: 5000 })
        .catch(() => '');
      for (const text of textsIn(value)) recorder.shown.add(text);
    }
    await this.settle();
  }

  private control(field: string): Locator {
    return this.page.locator(`#field-${field}`);
  }

  /** The error, with what the window shows. */
  private async described(error: unknown): Promise<Error> {
    const text = await this.page
      .locator('body')
      .innerText()
      .catch(() => '');
    await this.picture();
    return new Error(`${this.tab} at ${this.page.url()}: ${text.slice(0, 500)}`, { cause: error });
  }

  private async picture(): Promise<void> {
    const path = `${this.setting.pictures}/random-edits-${this.tab}.png`;
    await this.page.screenshot({ path }).catch(() => undefined);
  }

  /** What stands over the form is answered. */
  async settle(): Promise<void> {
    const end = Date.now() + SETTLING_MS;
    while (Date.now() < end) {
      if (!(await this.setting.editor.settle(this))) return;
    }
    throw await this.described(new Error('What stands over the form cannot be answered.'));
  }

  /** @param within the dialog over the page, or the page for signing in */
  async signIn(within: Locator): Promise<void> {
    this.note('signs in');
    const { person } = this.setting;
    const password = within.locator('#field-password');
    // The server may be away: whoever cannot sign in tries again.
    const timeout = 5000;
    for (let tries = 0; tries < 10; tries += 1) {
      try {
        await within.locator('#field-email').fill(person.email, { timeout });
        await password.fill(person.password, { timeout });
        await within.locator('button[type=submit]').click({ timeout });
      } catch {
        // An answer that was late has let them in meanwhile.
      }
      const isIn = await password.waitFor({ state: 'hidden', timeout }).then(
        () => true,
        () => false,
      );
      if (isIn) return;
    }
    throw await this.described(new Error('Nobody can sign in.'));
  }

  private async edit(field: string, text: string): Promise<void> {
    const control = this.control(field);
    await this.settle();
    try {
      await this.page.locator(READY).first().waitFor({ timeout: 10_000 });
      await control.fill(text, { timeout: 5000 });
    } catch {
      // A dialog opened in this moment, or the page is being loaded again.
      await this.settle();
      return;
    }
    // The browser types into what has the focus: a dialog that opens in this moment takes it.
    const isTaken = await this.page.getByRole('dialog').first().isVisible();
    if (isTaken && (await control.inputValue()) !== text) return;
    const place = placeOf(this.document, this.lang, field);
    this.setting.recorder.types(this.window, place, text);
  }

  private async cutNetwork(): Promise<void> {
    const from = Date.now();
    this.note('loses the network');
    await this.context.setOffline(true);
    for (let number = 0; number < 3; number += 1) await wait(400);
    await this.context.setOffline(false);
    this.note('has the network again');
    this.setting.recorder.away.push({ from, to: Date.now(), tab: this.tab });
  }

  /** The tab is gone without being told; the next one has the same document. */
  private async killTab(): Promise<void> {
    this.note('is killed');
    this.setting.recorder.ends(this.window, 'killed tab');
    await this.page.close({ runBeforeUnload: false });
    await this.newTab();
    await this.open('killed tab');
  }

  private async endSessions(): Promise<void> {
    this.note('sessions end');
    const { editor, person } = this.setting;
    await editor.endSessions(this.context.request, person).catch(() => undefined);
    await this.context.clearCookies();
  }

  /** The documents and languages of which this browser keeps what was not saved. */
  private async left(): Promise<[document: number, lang: string][]> {
    const { keeping, collection } = this.setting.editor;
    if (!keeping) return [];
    const keys = await this.page.evaluate(() => Object.keys(localStorage));
    const key = new RegExp(`^${keeping} ${collection}:(\\d+) (\\w+) `);
    return keys.flatMap((one) => {
      const [, id, lang] = key.exec(one) ?? [];
      return id && lang ? [[Number(id), lang] as [number, string]] : [];
    });
  }

  /** Waits until the editor says that everything is saved. */
  async finish(): Promise<void> {
    const { editor, recorder } = this.setting;
    await this.settle();
    await wait(SAVING_MS);
    for (let tries = 0; tries < 60 && !(await editor.isSaved(this.page)); tries += 1) {
      await wait(500);
      await this.settle();
    }
    if (!(await editor.isSaved(this.page))) {
      recorder.problems.push(`${this.tab}: it never says that it is saved`);
      await this.picture();
    }
    for (const [document, lang] of await this.left()) {
      [this.document, this.lang] = [document, lang];
      await this.open('left for another document');
      await wait(300);
      await this.settle();
    }
    recorder.ends(this.window, 'end');
    await this.context.close();
  }
}
