import { chromium, type Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ensureBuild, siteDir } from '../../../../tools/lib/build';
import { chromiumArgs, ensureHeadlessShell } from '../../../../tools/lib/chromium';
import { freePort } from '../../../../tools/lib/ports';
import { startSite, type Site } from '../../../../tools/lib/site';
import { locales } from '@/i18n/locales';
import { seed } from '../../../sample';
import { databaseCopy } from '../../own-site';
import { newStaff, requestCms, signIn } from '../../staff';
import { Record, type Acknowledged } from './record';
import { Typist, type Login } from './typist';

const EDITS = Number(process.env.EDITS ?? 10_000);
const BROWSERS = 4;
/** What is typed is saved at most so long after a key. */
const PROMISED_MS = 2000;

vi.setConfig({ testTimeout: 240_000 + EDITS * 1000, hookTimeout: 240_000 });

/** Numbers from 0 to 1; the same for the same seed. */
function randomOf(start: number): () => number {
  let state = start >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 12)) >>> 0) / 2 ** 32;
  };
}

let browser: Browser;
let site: Site;
let start: () => Promise<void>;
let base: string;
const documents: number[] = [];
const people: Login[] = [];

beforeAll(async () => {
  const database = await databaseCopy(process.env.DATABASE_URI ?? '', 'random_edits');
  const port = await freePort();
  base = `http://localhost:${port}`;
  const env = { DATABASE_URI: database, SITE_URL: base, LOG_LEVEL: 'error', TRUST_PROXY: '1' };
  const build = siteDir(await ensureBuild());
  start = async () => {
    site = await startSite(build, port, env);
  };
  await start();
  const administrator = await signIn(base);
  for (let number = 0; number < BROWSERS; number += 1) {
    const { id, email } = await newStaff(base, administrator, { role: 'editor' });
    people.push({ id, email, password: 'a long enough passphrase 17' });
  }
  for (const number of [1, 2, 3, 4]) {
    const data = { slug: `random-${number}`, title: `Random ${number}` };
    const path = '/pages?locale=uz&draft=true';
    const made = await requestCms<{ doc: { id: number } }>(base, administrator, path, {
      method: 'POST',
      data,
    });
    documents.push(made.doc.id);
  }
  browser = await chromium.launch({ executablePath: ensureHeadlessShell(), args: chromiumArgs });
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const fields = ['title', 'lead', 'keywords'];

test(`${EDITS} random edits of four people in three languages`, async () => {
  console.log(`Seed ${seed}`);
  const record = new Record();
  const begun = Date.now();
  let number = 0;
  let kills = 0;
  const typists = people.map(
    (person, index) =>
      new Typist({
        browser,
        base,
        person,
        name: `b${index}`,
        documents,
        languages: locales,
        fields,
        random: randomOf(seed * 7919 + index),
        record,
      }),
  );
  const work = async (typist: Typist, random: () => number) => {
    await typist.start();
    while (number < EDITS) {
      const dice = random();
      if (dice < 0.004) await typist.cutNetwork();
      else if (dice < 0.008) await typist.killTab();
      else if (dice < 0.011) await typist.endSessions();
      else if (dice < 0.02) await typist.openAnother();
      else await typist.edit((number += 1));
    }
  };
  const killServer = async () => {
    for (const share of [0.25, 0.5, 0.75]) {
      while (number < EDITS * share) await new Promise((resolve) => setTimeout(resolve, 200));
      await site.stop('at once');
      kills += 1;
      await start();
    }
  };
  const dice = people.map((_, index) => randomOf(seed * 104_729 + index));
  await Promise.all([
    killServer(),
    ...typists.map((typist, index) => work(typist, dice[index] as () => number)),
  ]);
  for (const typist of typists) await typist.finish();

  const { acknowledged, sent, kept, givenUp, typed, killed, problems } = record;
  expect(problems).toEqual([]);
  expect(kills).toBe(3);
  const administrator = await signIn(base);
  const places = new Map<string, string | null>();
  for (const id of documents) {
    for (const lang of locales) {
      const query = `locale=${lang}&draft=true&depth=0&fallback-locale=null`;
      const path = `/pages/${id}?${query}`;
      const document = await requestCms<{ [field: string]: string | null }>(
        base,
        administrator,
        path,
      );
      for (const field of fields) places.set(`${id} ${lang} ${field}`, document[field] ?? null);
    }
  }

  const lost: string[] = [];
  const overwritten: string[] = [];
  for (const [place, text] of places) {
    const saves = acknowledged
      .filter((save) => save.place === place)
      .sort((one, other) => one.revision - other.revision);
    const last = saves.at(-1);
    // A save whose answer was lost with its tab or the server may have come after the last answer.
    const isUnanswered =
      text !== null && sent.has(text) && !saves.some((save) => save.text === text);
    if (last && last.text !== text && !isUnanswered)
      lost.push(`${place}: ${last.text}, not ${text}`);
    saves.slice(1).forEach((save, index) => {
      const before = saves[index];
      // The same text may be sent again, after an answer was lost.
      const isSame = before?.text === save.text || before?.revision === save.revision;
      if (!before || isSame || before.writer === save.writer) return;
      // Sent more than once, it may have been stored, and read, before the answer that came.
      const isOlder = Boolean(sent.get(before.text));
      if (save.read >= before.revision || isOlder) return;
      const name = ({ text: of, writer, read, revision, stored }: Acknowledged) =>
        `${of} (${writer}, ${read} to ${revision}, ${stored})`;
      overwritten.push(`${place}: ${name(before)} by ${name(save)}`);
    });
  }
  expect(lost).toEqual([]);
  expect(overwritten).toEqual([]);

  const known = new Set([...sent.keys(), ...kept, ...places.values(), ...givenUp]);
  const late = typed.filter(({ place, text, at, tab }, index) => {
    const end = killed.get(tab) ?? Infinity;
    const next = typed.find(
      (other, at2) => at2 > index && other.tab === tab && other.place === place,
    );
    // What was written over in the same field by the same hand need not be sent.
    const isLast = !next || next.at > at + PROMISED_MS;
    return isLast && at < end - PROMISED_MS && !known.has(text);
  });
  const described = late.map(({ place, text, at, tab }) => {
    return `${text} in ${place}, ${tab}: ${record.around(tab, at)}`;
  });
  expect(described).toEqual([]);
  console.log(
    `${typed.length} texts typed, ${acknowledged.length} saves acknowledged, ${killed.size} tabs killed, ${givenUp.size} texts given up for another’s, ${Math.round((Date.now() - begun) / 1000)} s.`,
  );
});
