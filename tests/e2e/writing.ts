import type { Page, PlaywrightTestArgs, PlaywrightWorkerArgs } from '@playwright/test';
import { enter, newStaff, openForm, type Staff } from './staff';

export const english = 'locale=en&draft=true&depth=0&fallback-locale=null';

let made = 0;

/** An editor with a draft of their own, which nobody else writes in. */
export async function editorWithPage(request: Parameters<typeof newStaff>[0]) {
  const editor = await newStaff(request, 'editor');
  const slug = `writing-${Date.now()}-${(made += 1)}`;
  const { doc } = await editor.send('post', `/pages?${english}`, { slug, title: 'At first' });
  return { editor, id: doc.id, form: `/admin/collections/pages/${doc.id}?locale=en` };
}

/** The form of such a draft in the window of its editor. */
export async function openOwnDraft({
  page,
  request,
}: Pick<PlaywrightTestArgs, 'page' | 'request'>) {
  const draft = await editorWithPage(request);
  await enter(page, draft.editor.person);
  await openForm(page, draft.form);
  return draft;
}

/** The draft of a page in English. */
export const read = (staff: Staff, id: number) =>
  staff.send<{ title: string; lead: string | null; slug: string }>(
    'get',
    `/pages/${id}?${english}`,
  );

export const title = (page: Page) => page.locator('#field-title');
export const lead = (page: Page) => page.locator('#field-lead');
/** Whether what was typed is saved. */
export const state = (page: Page) => page.locator('[role=status][data-state]').first();

/** The form of a page in the window of its editor, and in another browser of somebody else. */
export async function openForTwo({
  browser,
  page,
  request,
}: Pick<PlaywrightTestArgs & PlaywrightWorkerArgs, 'browser' | 'page' | 'request'>) {
  const { editor, id, form } = await openOwnDraft({ page, request });
  const other = await newStaff(request, 'editor');
  const theirs = await (await browser.newContext()).newPage();
  await enter(theirs, other.person);
  await openForm(theirs, form);
  return { editor, id, theirs };
}
