import type { Page } from '@playwright/test';
import type { Editor } from './editor';
import type { Typist } from './typist';

interface Body {
  updatedAt?: string;
  [field: string]: unknown;
}

const TAKE_OVER = '#document-locked-take-over';
const TAKEN_OVER = '#document-take-over-back-to-dashboard';
/** What is said of a save by somebody who is signed in no longer. */
const SIGNED_OUT = 'You are not allowed to perform this action.';
/** Whoever sees it saving for so long loads the page again. */
const PATIENCE_MS = 10_000;

const isSaving = async (page: Page) =>
  /^Saving/.test((await page.locator('.autosave').allTextContents()).join(' '));

const isSignedOut = async (page: Page) =>
  (await page.locator('#field-email').isVisible()) ||
  (await page
    .locator('[data-sonner-toast][data-type=error]')
    .filter({ hasText: SIGNED_OUT })
    .first()
    .isVisible());

/** Since when a window was seen to be saving each time that somebody looked. */
const saving = new WeakMap<Page, number>();

async function isStuck(page: Page): Promise<boolean> {
  if (!(await isSaving(page))) saving.delete(page);
  else if (!saving.has(page)) saving.set(page, Date.now());
  return Date.now() - (saving.get(page) ?? Infinity) > PATIENCE_MS;
}

/** Somebody else is said to be in the document: half of them take it over, half go elsewhere. */
async function meetLock(typist: Typist): Promise<void> {
  const { page } = typist;
  if (typist.random() < 0.5) {
    typist.note('takes a document over');
    await page.locator(TAKE_OVER).click();
    const taken = page.locator(TAKE_OVER).waitFor({ state: 'hidden', timeout: 10_000 });
    // The server may just be away.
    await taken.catch(() => undefined);
    return;
  }
  typist.note('leaves a document to another');
  await typist.openAnother('left for another document');
}

/**
 * Payload's editor as it comes. What it is told by an error, a lock or a page for signing in people do as
 * well as they can: they load the page again, take the document over or go to another.
 */
export const stockEditor: Editor = {
  name: 'Payload’s stock editor',
  api: '/api',
  collection: 'articles',
  keeping: null,
  account: {},
  documentOf: () => ({}),

  saveOf({ pathname, searchParams }, sent, fields) {
    const document = /^\/api\/articles\/(\d+)$/.exec(pathname)?.[1];
    if (!document) return null;
    const body = sent as Body;
    // It sends all fields of its language, each time, and when the document was changed that its form has.
    const texts = fields.map((path) => ({ path, text: (body[path] as string) || null }));
    const lang = searchParams.get('locale') ?? '';
    return { document: Number(document), lang, read: Date.parse(body.updatedAt ?? ''), texts };
  },

  revisionOf: ({ updatedAt }) => Date.parse(String(updatedAt)),

  async settle(typist) {
    const { page } = typist;
    if (await page.locator(TAKE_OVER).isVisible()) await meetLock(typist);
    else if (await page.locator(TAKEN_OVER).isVisible()) {
      typist.note('is told that another took the document over');
      await typist.openAnother('taken over');
    } else if (await isSignedOut(page)) {
      typist.note('loads the page again to sign in');
      await typist.open('ended session');
    } else if (await isStuck(page)) {
      typist.note('loads the page again as it goes on saving');
      saving.delete(page);
      await typist.open('saving without end');
    } else return false;
    return true;
  },

  isSaved: async (page) => !(await isSaving(page)),

  async endSessions(request) {
    await request.post('/api/users/logout?allSessions=true');
  },
};
