import { setTimeout as wait } from 'node:timers/promises';
import { READY, type Editor } from './editor';
import type { Typist } from './typist';

interface Body {
  /** The paths that it writes; it has other fields around them. */
  written?: string[];
  revision?: number;
  [field: string]: unknown;
}

/** A text that two have changed is chosen, by chance; whoever cannot yet is asked again. */
async function choose(typist: Typist): Promise<void> {
  const { page } = typist;
  typist.note('chooses');
  const dialog = page.getByRole('dialog');
  const choices = dialog.locator('fieldset');
  for (let number = 0; number < (await choices.count()); number += 1) {
    const isMine = typist.random() < 0.5;
    const sides = choices.nth(number).getByRole('radio');
    const isChosen = await sides
      .nth(isMine ? 0 : 1)
      .check({ timeout: 5000 })
      .then(
        () => true,
        // The page is being loaded again, or the machine too busy to draw it.
        () => false,
      );
    if (!isChosen) return;
    if (isMine) continue;
    const mine = await choices.nth(number).locator('label').first().textContent();
    typist.givesUp(mine ?? '');
  }
  await dialog.getByRole('button', { name: /Save the choice|Tanlanganini saqlash/ }).click();
  // The page is loaded again; or others have written meanwhile, and there is another choice.
  await dialog.waitFor({ state: 'hidden', timeout: 10_000 }).catch(() => undefined);
  const ready = page.locator(READY).first();
  await ready.waitFor({ timeout: 30_000 }).catch(async () => {
    // The server was away in the moment in which the page was loaded.
    await page.reload({ timeout: 30_000 });
    await ready.waitFor({ timeout: 30_000 });
  });
}

/** The project's own editor. */
export const ownEditor: Editor = {
  name: 'ours',
  api: '/cms-api',
  collection: 'pages',
  keeping: 'parvoz-unsent',
  account: { name: 'Sinov editor', role: 'editor', languages: [] },
  documentOf: (number) => ({ slug: `random-${number}` }),

  saveOf({ pathname, searchParams }, sent, fields) {
    const document = /^\/cms-api\/pages\/(\d+)$/.exec(pathname)?.[1];
    const body = sent as Body;
    if (!document || !body.written) return null;
    const texts = fields.flatMap((path) => {
      const text = body[path];
      return body.written?.includes(path) && typeof text === 'string' ? [{ path, text }] : [];
    });
    const lang = searchParams.get('locale') ?? '';
    return { document: Number(document), lang, read: Number(body.revision ?? 0), texts };
  },

  revisionOf: ({ revision }) => Number(revision),

  async settle(typist) {
    const { page } = typist;
    const dialog = page.getByRole('dialog');
    const kept = page.getByRole('button', { name: /^(Save it|Uni saqlash)$/ });
    if (await dialog.locator('#field-email').isVisible()) await typist.signIn(dialog);
    else if (await dialog.getByRole('radio').first().isVisible()) await choose(typist);
    else if (await kept.isVisible()) {
      const isTaken = await kept.click({ timeout: 5000 }).then(
        () => true,
        // A dialog opened in this moment, or the page is being loaded again.
        () => false,
      );
      typist.note(isTaken ? 'takes what was kept' : 'cannot take what was kept');
      await wait(500);
    } else return false;
    return true;
  },

  isSaved: (page) => page.locator('[role=status][data-state=saved]').first().isVisible(),

  async endSessions(request, { id }) {
    await request.delete(`/cms-api/users/${id}/sessions`);
  },
};
