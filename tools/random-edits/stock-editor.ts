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
const SIGNED_OUT = /not allowed to perform|must be logged in|Unauthorized/i;

const errorOf = (page: Page) =>
  page.locator('[data-sonner-toast][data-type=error]').filter({ hasText: SIGNED_OUT });

/** Somebody else is said to be in the document: half of them take it over, half go elsewhere. */
async function meetLock(typist: Typist): Promise<void> {
  const { page } = typist;
  if (typist.random() < 0.5) {
    typist.note('takes a document over');
    await page.locator(TAKE_OVER).click();
    await page.locator(TAKE_OVER).waitFor({ state: 'hidden', timeout: 10_000 });
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
    } else if (
      (await page.locator('#field-email').isVisible()) ||
      (await errorOf(page).first().isVisible())
    ) {
      typist.note('loads the page again');
      await typist.open('ended session');
    } else return false;
    return true;
  },

  async isSaved(page) {
    const words = await page.locator('.autosave').first().textContent();
    return /^Last saved/.test(words ?? '');
  },

  async endSessions(request) {
    await request.post('/api/users/logout?allSessions=true');
  },
};
