import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { placeOf, type Record } from './record';

export interface Login {
  id: number;
  email: string;
  password: string;
}

/** A form that takes what is typed. */
const ready = 'form[data-form-ready=true]';

interface Setting {
  browser: Browser;
  base: string;
  person: Login;
  name: string;
  documents: readonly number[];
  languages: readonly string[];
  /** Of the form; they are no rich texts. */
  fields: readonly string[];
  /** From 0 to 1, the same for the same seed. */
  random: () => number;
  record: Record;
}

/** Somebody who types without pause in a browser, and to whom everything happens. */
export class Typist {
  private context!: BrowserContext;
  private page!: Page;
  private document = 0;
  private lang = '';
  private tabs = 0;
  private edits = 0;

  constructor(private readonly setting: Setting) {}

  private get tab(): string {
    return `${this.setting.name}-${this.tabs}`;
  }

  private one<T>(of: readonly T[]): T {
    return of[Math.floor(this.setting.random() * of.length)] as T;
  }

  private note(act: string): void {
    this.setting.record.acts.push({ at: Date.now(), tab: this.tab, act });
  }

  async start(): Promise<void> {
    const { browser, base, person } = this.setting;
    this.context = await browser.newContext({ baseURL: base });
    await this.setting.record.watch(this.context);
    const entered = await this.context.request.post('/cms-api/users/login', { data: person });
    if (!entered.ok()) throw new Error(await entered.text());
    await this.newTab();
  }

  private async newTab(): Promise<void> {
    this.tabs += 1;
    this.note('opens a tab');
    this.page = await this.context.newPage();
    this.page.on('dialog', (dialog) => void dialog.accept());
    await this.openAnother();
  }

  async openAnother(): Promise<void> {
    this.note('opens another');
    this.document = this.one(this.setting.documents);
    this.lang = this.one(this.setting.languages);
    await this.open();
  }

  private async open(): Promise<void> {
    const address = `/admin/collections/pages/${this.document}?locale=${this.lang}`;
    for (let tries = 0; ; tries += 1) {
      try {
        await this.page.goto(address, { timeout: 30_000 });
        this.note(`is at ${address}`);
        const login = this.page.locator('#field-email');
        // Who is not signed in is sent to the form after the page was loaded.
        await this.page.locator(ready).or(login).first().waitFor({ timeout: 30_000 });
        if (!(await login.isVisible())) return await this.settle();
        await this.signIn(this.page.locator('body'));
      } catch (error) {
        // The server may just be starting again.
        if (tries >= 5) throw await this.described(error);
        await wait(1000);
      }
    }
  }

  /** The error, with what the window shows. */
  private async described(error: unknown): Promise<Error> {
    const text = await this.page
      .locator('body')
      .innerText()
      .catch(() => '');
    await this.page.screenshot({ path: `test-results/random-edits-${this.tab}.png` });
    return new Error(`${this.tab} at ${this.page.url()}: ${text.slice(0, 500)}`, { cause: error });
  }

  /** What stands over the form is answered: signing in, a choice between texts, what is offered again. */
  async settle(): Promise<void> {
    const { page } = this;
    for (let rounds = 0; rounds < 20; rounds += 1) {
      const dialog = page.getByRole('dialog');
      if (await dialog.locator('#field-email').isVisible()) await this.signIn(dialog);
      else if (await dialog.getByRole('radio').first().isVisible()) await this.choose();
      else if (await page.getByRole('button', { name: /^(Save it|Uni saqlash)$/ }).isVisible()) {
        await page.getByRole('button', { name: /^(Save it|Uni saqlash)$/ }).click();
        this.note('takes what was kept');
        await wait(500);
      } else return;
    }
  }

  /** @param within the dialog over the page, or the page for signing in */
  private async signIn(within: Locator): Promise<void> {
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

  private async choose(): Promise<void> {
    this.note('chooses');
    const dialog = this.page.getByRole('dialog');
    const choices = dialog.locator('fieldset');
    for (let number = 0; number < (await choices.count()); number += 1) {
      const isMine = this.setting.random() < 0.5;
      const sides = choices.nth(number).getByRole('radio');
      await sides.nth(isMine ? 0 : 1).check();
      if (!isMine) {
        const mine = await choices.nth(number).locator('label').first().textContent();
        for (const text of mine?.match(/t\d+x/g) ?? []) this.setting.record.givenUp.add(text);
      }
    }
    await dialog.getByRole('button', { name: /Save the choice|Tanlanganini saqlash/ }).click();
    // The page is loaded again; or others have written meanwhile, and there is another choice.
    await dialog.waitFor({ state: 'hidden', timeout: 10_000 }).catch(() => undefined);
    await this.page.locator(ready).first().waitFor({ timeout: 30_000 });
  }

  /** Types one text that nobody else types. */
  async edit(number: number): Promise<void> {
    const path = this.one(this.setting.fields);
    const text = `t${number}x`;
    const control = this.page.locator(`#field-${path}`);
    await this.settle();
    try {
      await this.page.locator(ready).first().waitFor({ timeout: 10_000 });
      await control.fill(text, { timeout: 5000 });
    } catch {
      // A dialog opened in this moment, or the page is being loaded again.
      await this.settle();
      return;
    }
    // The browser types into what has the focus: a dialog that opens in this moment takes it.
    const isTaken = await this.page.getByRole('dialog').first().isVisible();
    if (isTaken && (await control.inputValue()) !== text) return;
    const place = placeOf(this.document, this.lang, path);
    this.setting.record.typed.push({ place, text, at: Date.now(), tab: this.tab });
    this.note(`types ${text} in ${place}`);
    this.edits += 1;
    await wait(20 + this.setting.random() * 180);
  }

  async cutNetwork(): Promise<void> {
    this.note('loses the network');
    await this.context.setOffline(true);
    for (let number = 0; number < 3; number += 1) await wait(400);
    await this.context.setOffline(false);
    this.note('has the network again');
  }

  /** The tab is gone without being told; the next one is offered what it had. */
  async killTab(): Promise<void> {
    const { document, lang, tab } = this;
    this.setting.record.killed.set(tab, Date.now());
    await this.page.close({ runBeforeUnload: false });
    await this.newTabAt(document, lang);
  }

  private async newTabAt(document: number, lang: string): Promise<void> {
    this.tabs += 1;
    this.note('opens a tab');
    this.page = await this.context.newPage();
    this.page.on('dialog', (dialog) => void dialog.accept());
    [this.document, this.lang] = [document, lang];
    await this.open();
  }

  async endSessions(): Promise<void> {
    this.note('sessions end');
    const { id } = this.setting.person;
    await this.context.request.delete(`/cms-api/users/${id}/sessions`).catch(() => undefined);
    await this.context.clearCookies();
  }

  /** The documents and languages of which this browser keeps what was not saved. */
  private async left(): Promise<[document: number, lang: string][]> {
    const keys = await this.page.evaluate(() => Object.keys(localStorage));
    return keys.flatMap((key) => {
      const [, id, lang] = /^parvoz-unsent pages:(\d+) (\w+) /.exec(key) ?? [];
      return id && lang ? [[Number(id), lang] as [number, string]] : [];
    });
  }

  /** Waits until everything is saved. */
  async finish(): Promise<void> {
    await this.settle();
    const saved = this.page.locator('[role=status][data-state=saved]').first();
    for (let tries = 0; tries < 60 && !(await saved.isVisible()); tries += 1) {
      await wait(500);
      await this.settle();
    }
    if (!(await saved.isVisible())) {
      const state = await this.page.locator('[role=status][data-state]').allTextContents();
      this.setting.record.problems.push(`${this.tab}: not saved: ${state.join(', ')}`);
      const path = `test-results/random-edits-${this.tab}.png`;
      await this.page.screenshot({ path }).catch(() => undefined);
    }
    for (const [document, lang] of await this.left()) {
      [this.document, this.lang] = [document, lang];
      await this.open();
      await wait(300);
      await this.settle();
    }
    await this.context.close();
  }
}
