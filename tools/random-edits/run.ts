import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { locales } from '../../src/i18n/locales';
import { account, type Account, type Gone } from './account';
import type { Editor } from './editor';
import { administratorOf } from './people';
import { planOf, randomOf } from './plan';
import { placeOf, Recorder, type Place } from './record';
import { Typist } from './typist';

const PEOPLE = 4;
const DOCUMENTS = 4;
const fields = ['title', 'lead', 'keywords'];
/** The server is killed when so much of the edits is done. */
const KILLS = [0.25, 0.5, 0.75];

export interface Setting {
  /** The editor under test. */
  editor: Editor;
  browser: Browser;
  base: string;
  /** An administrator, as signing in takes it. */
  login: object;
  /** Kills the server in the middle of everything, and starts it again. */
  restart: () => Promise<void>;
  seed: number;
  edits: number;
  /** The folder of pictures of what went wrong. */
  pictures: string;
}

export interface Outcome extends Omit<Account, 'gone'> {
  /** With what was done in their windows about then. */
  gone: (Gone & { around: string })[];
  /** What went wrong otherwise. */
  problems: string[];
  /** How often each act was done that is no edit. */
  acts: { [act: string]: number };
  kills: number;
  seconds: number;
}

/** What is stored in every place. */
async function storedTexts(
  { base, editor, login }: Setting,
  documents: readonly number[],
): Promise<Map<Place, string | null>> {
  const administrator = await administratorOf(base, editor, login);
  const places = new Map<Place, string | null>();
  for (const id of documents) {
    for (const lang of locales) {
      for (const [field, text] of await administrator.stored(id, lang, fields))
        places.set(placeOf(id, lang, field), text);
    }
  }
  return places;
}

/** Four people type random texts into four documents in three languages, and everything happens to them. */
export async function typeAtRandom(setting: Setting): Promise<Outcome> {
  const { editor, base, login, restart, seed, edits } = setting;
  const begun = Date.now();
  const administrator = await administratorOf(base, editor, login);
  const documents: number[] = [];
  for (let number = 1; number <= DOCUMENTS; number += 1)
    documents.push(await administrator.document(number));
  const recorder = new Recorder(editor, fields);
  const writers: Typist[] = [];
  for (let number = 0; number < PEOPLE; number += 1) {
    const person = await administrator.person(number);
    const random = randomOf(seed * 104_729 + number);
    const own = { person, name: `b${number}`, random };
    writers.push(
      new Typist({ ...setting, ...own, documents, languages: locales, fields, recorder }),
    );
  }

  const each = Math.ceil(edits / PEOPLE);
  const choices = { documents: DOCUMENTS, languages: locales.length, fields: fields.length };
  let done = 0;
  let isOver = false;
  const work = async (typist: Typist, number: number) => {
    await typist.start();
    for (const act of planOf(seed, number, each, choices)) {
      await typist.do(act);
      if (act.kind === 'edit') done += 1;
    }
  };
  const killServer = async () => {
    for (const share of KILLS) {
      while (done < edits * share && !isOver) await wait(200);
      const from = Date.now();
      await restart();
      recorder.away.push({ from, to: Date.now() });
    }
  };
  try {
    await Promise.all([killServer(), ...writers.map(work)]);
    for (const typist of writers) await typist.finish();
  } finally {
    isOver = true;
  }

  const found = account(recorder, await storedTexts(setting, documents));
  return {
    ...found,
    gone: found.gone.map((one) => ({ ...one, around: recorder.around(one.window, one.at) })),
    problems: recorder.problems,
    acts: recorder.counts(),
    kills: KILLS.length,
    seconds: Math.round((Date.now() - begun) / 1000),
  };
}
