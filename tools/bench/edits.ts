import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chromiumArgs, ensureHeadlessShell } from '../lib/chromium';
import { step } from '../lib/log';
import type { Cause } from '../random-edits/account';
import type { Editor } from '../random-edits/editor';
import { ownEditor } from '../random-edits/own-editor';
import { typeAtRandom, type Outcome } from '../random-edits/run';
import { stockEditor } from '../random-edits/stock-editor';
import { EDITS } from './limits';
import { atMost, type Bench, type Part } from './part';
import { startStock } from './stock';
import { figure, type Table } from './table';

const PLANNED = 2000;
const QUICK = 60;

/** What became of the texts that were typed in one editor. */
interface Figures {
  name: string;
  typed: number;
  acknowledged: number;
  lost: number;
  overwritten: number;
  /** Texts that no save had and that are gone, and the longest that one had stood, by why. */
  gone: { cause: Cause; texts: number; longestMs: number }[];
  givenUp: number;
  acts: { [act: string]: number };
  seconds: number;
}

export interface Edits {
  planned: number;
  seed: number;
  kills: number;
  editors: Figures[];
}

function figuresOf(name: string, outcome: Outcome): Figures {
  const { typed, acknowledged, lost, overwritten, givenUp, acts, seconds } = outcome;
  const causes = [...new Set(outcome.gone.map(({ cause }) => cause))].toSorted();
  const gone = causes.map((cause) => {
    const times = outcome.gone.filter((one) => one.cause === cause).map(({ ms }) => ms);
    return { cause, texts: times.length, longestMs: Math.max(...times) };
  });
  const counted = { typed, acknowledged, lost: lost.length, overwritten: overwritten.length };
  return { name, ...counted, gone, givenUp, acts, seconds };
}

async function measure(bench: Bench): Promise<Edits> {
  const { testbed, cleanup, database, quick } = bench;
  const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
  console.log(`Seed ${seed}; SEED=${seed} repeats what people do.`);
  const planned = quick ? QUICK : PLANNED;
  const login = JSON.parse(readFileSync(testbed.login, 'utf8')) as object;
  const result: Edits = { planned, seed, kills: 0, editors: [] };

  const type = async (editor: Editor, server: { url: string; restart: () => Promise<void> }) => {
    const executablePath = ensureHeadlessShell();
    const browser = await chromium.launch({ executablePath, args: chromiumArgs });
    cleanup.add(() => browser.close());
    const outcome = await step(`Typing ${planned} texts: ${editor.name}`, () =>
      typeAtRandom({
        editor,
        browser,
        base: server.url,
        login,
        restart: server.restart,
        seed,
        edits: planned,
        pictures: testbed.dataDir,
      }),
    );
    await browser.close();
    for (const problem of outcome.problems) console.log(problem);
    result.kills = outcome.kills;
    result.editors.push(figuresOf(editor.name, outcome));
  };

  const own = { LOG_LEVEL: 'error', TRUST_PROXY: '1' };
  let site = await testbed.serve(database, own);
  await type(ownEditor, {
    url: site.url,
    restart: async () => {
      await site.stop('at once');
      site = await testbed.serve(database, { ...own, PORT: new URL(site.url).port });
    },
  });
  await site.stop();
  const stock = await startStock(bench);
  await type(stockEditor, stock);
  await stock.stop();
  return result;
}

const longest = (gone: Figures['gone']) => Math.max(0, ...gone.map(({ longestMs }) => longestMs));

const count = (gone: Figures['gone']) => gone.reduce((sum, { texts }) => sum + texts, 0);

const isLost = ({ cause }: Figures['gone'][number]) => cause !== 'written over, late';

const seconds = (ms: number) => `${figure(ms / 1000, 1)} s`;

function tables({ planned, seed, kills, editors }: Edits): Table[] {
  const row = (name: string, of: (figures: Figures) => number | string) => [
    name,
    ...editors.map((one) => {
      const value = of(one);
      return typeof value === 'number' ? figure(value) : value;
    }),
  ];
  const done = (name: string, act: string) => row(name, ({ acts }) => acts[act] ?? 0);
  const causes = editors.flatMap(({ gone }) => gone.filter(isLost).map(({ cause }) => cause));
  return [
    {
      title: `${planned} edits of four people, ${kills} times the server killed, seed ${seed}`,
      head: ['', ...editors.map(({ name }) => name)],
      rows: [
        row('texts typed', ({ typed }) => typed),
        row('acknowledged', ({ acknowledged }) => acknowledged),
        row('acknowledged, then lost', ({ lost }) => lost),
        row('overwritten without a word', ({ overwritten }) => overwritten),
        row('typed and lost, no save had them', ({ gone }) => count(gone.filter(isLost))),
        ...[...new Set(causes)]
          .toSorted()
          .map((cause) =>
            row(`– ${cause}`, ({ gone }) => gone.find((one) => one.cause === cause)?.texts ?? 0),
          ),
        row('the longest that a lost text had stood', ({ gone }) =>
          seconds(longest(gone.filter(isLost))),
        ),
        row('written over by the same hand, unsaved after 2 s', ({ gone }) =>
          count(gone.filter((one) => !isLost(one))),
        ),
        row('left for another’s, both shown', ({ givenUp }) => givenUp),
        done('documents taken over from another', 'takes a document over'),
        done('documents left to another', 'leaves a document to another'),
        done(
          'told that another took the document over',
          'is told that another took the document over',
        ),
        done('loaded again to sign in', 'loads the page again to sign in'),
        done('loaded again as it went on saving', 'loads the page again as it goes on saving'),
        done('tabs killed', 'is killed'),
        done('sessions ended', 'sessions end'),
        done('networks cut', 'loses the network'),
        row('seconds', (one) => one.seconds),
      ],
    },
  ];
}

const number = (value: number) => figure(value);

/** Limits are of the project's own editor alone; the other shows what they are worth. */
const judge = ({ editors }: Edits) =>
  editors
    .filter(({ name }) => name === ownEditor.name)
    .flatMap(({ lost, overwritten, gone }) => [
      atMost('Texts acknowledged, then lost', lost, EDITS.lost, number),
      atMost('Texts overwritten without a word', overwritten, EDITS.overwritten, number),
      atMost(
        'The longest that a text stood and was then lost',
        longest(gone),
        EDITS.goneMs,
        seconds,
      ),
    ]);

export const edits: Part<Edits> = { measure, tables, judge };
