import { KB, textLimits } from '../lib/budgets';
import {
  BLOCKING,
  CONNECTIONS,
  EDITS,
  EXPONENT_BELOW,
  FIRST_ACT_MS,
  MAX_GROWTH,
  MAX_INP_MS,
  LIGHTHOUSE,
  MAX_P99_MS,
  MIN_THROUGHPUT_SHARE,
  SEARCH,
  WORK_MS,
  WRITING,
} from './limits';
import type { Machine } from './machine';
import { findingsOf, partNames, tablesOf, type PartName } from './parts';
import { pictures } from './pictures';
import type { Recorded, Records } from './record';
import { inMarkdown } from './table';

interface Chapter {
  title: string;
  /** What is measured, and how. */
  text: string;
  picture?: string;
}

const { kept, cached } = MIN_THROUGHPUT_SHARE;

const chapters: Record<PartName, Chapter> = {
  throughput: {
    title: 'Requests a second',
    picture: 'performance-throughput.svg',
    text: `\`wrk\` sends requests over ${CONNECTIONS} connections from one thread, on the machine that serves, with
\`Accept-Encoding: gzip\`. All subjects are requested in each round, for the same time,
each round beginning with another; a ratio is the median of the rounds' ratios, so that what slows the
machine down for a while slows both. A reply that is no 200, is not compressed, or does not come from
the cache that it should come from, ends the run.

- **A static file from nginx** is the page's own bytes with a compressed file beside it, in the folder that
  the committed configuration serves \`_next/static\` from: the same nginx, the same access log (which goes
  to \`/dev/null\` here). It is the ceiling: nginx then gives the page from its cache at ${kept} of that or
  more, with a p99 of ${MAX_P99_MS} ms at most.
- **Bare** is the site's process alone. It compresses each response, and hashes and policies are looked up.
- **A minimal Next page** has Next's defaults, compression included: one paragraph, cached by Next like the
  site's page, or rendered for each request like the flight board. Its text is the source of the home page
  without markup signs, cut so that the reply has as many bytes (to half a percent) before compression.
  The site's cached page must reach ${cached} of the cached one. What is rendered is compared for information: one long
  paragraph is about the least that a page of so many bytes can cost, and no page of a site comes near it.
- **The board's elements** are rendered by the same minimal app, by a server component: the board without
  its data, words, layouts and code. What lies between this page and the paragraph is the work of React and
  Next, what lies between it and the board is the site's; \`docs/decisions/0019\` says what takes it.
- **As one client component** they are given to the browser as code and not as data: the cheapest form in
  which React renders them. The paragraph after them makes up the bytes.

Memory is that of the processes that answer, nginx with its workers.`,
  },
  memory: {
    title: 'Memory over many requests',
    text: `Pages of each kind and calls in three languages are requested in turn over eight connections; the board
and the search with new parameters each time. Resident memory and V8's heap are read fifty times
on the way. The median of the last tenth must not be more than ${100 * MAX_GROWTH}% above that of the first.`,
  },
  work: {
    title: 'Work against the amount of data',
    picture: 'performance-work.svg',
    text: `Replies that no cache of pages gives, one after the other, from a site of its own for each amount.
Every flight has a report of operations for today; the timetable has the season and the next. Documents and
cards are the sample's, numbered, so that a word is in the same share of them. The exponent is the steepest
between neighbouring amounts: with 0 the time stays, with 1 it grows in proportion. For board and search it
must stay below ${EXPONENT_BELOW}. At the largest amount a page of flights may take ${WORK_MS.flightPage} ms, the call of a day's flights
${WORK_MS.flights} ms, that of a list of cards ${WORK_MS.cards} ms. Of the largest amount 95 searches in 100 are answered within ${SEARCH.fullMs} ms, suggestions within
${SEARCH.shortMs} ms, one at a time and ${SEARCH.atOnce} at once. A search takes at most ${SEARCH.share} times what an empty one takes together with
PostgreSQL's own for the same words, spelt right: all that has them, by \`ts_rank\`, eight of it.`,
  },
  weight: {
    title: 'Weight',
    text: `A whole Chromium on a phone of 360 px and on 1280 px, a first visit through nginx over HTTPS with HTTP/2,
that nobody touches until the network is idle: what is transferred, response headers included, in KB of 1024
bytes. A text page has ${textLimits.untouched / KB} KB at most, in ${textLimits.requests} requests. Starlight's is the example page of its starter (Astro's
theme for sites of texts), built by the benchmark from npm packages, with the English text page's headings,
paragraphs and lists, and served from disk by the same nginx, compressed as well as possible.`,
  },
  blocking: {
    title: 'Blocking and the first act',
    text: `A whole Chromium on the phone, its processor slowed down, through nginx over HTTPS with HTTP/2: the English
text page and Starlight's example of the same words are opened in turn as a first visit, with the machine
quiet, and while a process takes one of its cores. Blocking is what tasks take above 50 ms each, from the
first paint until the network is idle, in sum: the median is ${BLOCKING.times} times Starlight's and ${BLOCKING.moreMs} ms at most. As the first
interaction with the page, the menu or the search is tapped, or a letter is typed into the page's field. Measured is
the time from the end of the tap, or from the key press, to the frame that shows a response; INP does not include it
where the code has not loaded yet. Limits: ${FIRST_ACT_MS.idle} ms once the network is idle, ${FIRST_ACT_MS.painted} ms right after the first paint.
_In whole_: until the menu is open, or the result for the letter is shown.`,
  },
  interaction: {
    title: 'Interactions',
    text: `Chromium on a phone of 360 px with touch, the processor slowed down, through nginx: taps and keys
on the menu, a select, the search in the header, the filters of a list, the flight board. Of each visit the
longest time from an input to the next frame counts (INP), of all visits the median: ${MAX_INP_MS} ms at most.`,
  },
  lighthouse: {
    title: 'Lighthouse',
    text: `Lighthouse's defaults, a phone on a slow network as its model has it, in rounds over all pages, each
run in a new profile, as a first visit with preloader and cookie notice, through nginx over HTTPS with
HTTP/2. The browser is Chromium's headless shell, which has no window to draw (\`docs/decisions/0018\`). Limits: performance ${LIGHTHOUSE.performance}, accessibility, best practices and SEO 100, LCP ${LIGHTHOUSE.lcpMs / 1000} s, TBT ${LIGHTHOUSE.tbtMs} ms, CLS ${LIGHTHOUSE.cls}.`,
  },
  travellers: {
    title: 'What travellers look for',
    text: `Chromium on a phone of 390 px with touch, through nginx, from the English home page until the answer is on
the screen. It pauses as people do: 600 ms before each tap and before typing, 180 ms a key. The same tasks are
tests (\`tests/e2e/travellers.spec.ts\`), which see that the answer needs no scrolling, and count the keys.`,
  },
  writing: {
    title: 'Writing',
    text: `The admin in Chromium on 1600 px, at the site's own process. A language of a page is published over REST,
in turn with its translations view open in the browser and closed; the ratio is the median of the pairs', ${WRITING.openShare}
at most. In the panel beside the page a title is typed, one key every 90 ms: the last letter stands in the frame
within ${WRITING.typedMs / 1000} s, which has the 0.4 s without a key that a save waits for. A list and an editor can be used, with all their
controls, within ${WRITING.usableMs / 1000} s, opened anew each time in one browser. In turn with
them the same is done in a stock Payload application, see below: its document has three texts, where a page here has
sections, and publishing it invalidates no cache. Medians of ten; ${WRITING.stockShare} of it at most.`,
  },
  edits: {
    title: 'Nothing typed is lost',
    text: `Four people, each in a browser of their own, type short texts into three fields of four documents in three
languages: one after the other as fast as the browser takes them, at every tenth with a pause of one to four
seconds. On the way they go to other documents, their networks are cut for 1.2 s, their tabs are killed, their
sessions are ended, and the server is killed with SIGKILL and started again. What they do comes from the seed
and is the same in both editors; what they answer to questions is decided by chance.

The comparison is Payload's own admin, its editor as it comes: \`tools/bench/stock-app\`, built from the same
packages and served by the same machine. Chosen are three languages and drafts with \`autosave: true\`; how often it
saves (after 2 s without a change) and the lock of a document that somebody writes in have Payload's defaults.
Who meets the lock takes the document over or goes to another, each half of the time; who is told that a save was not
allowed, or is shown the page for signing in, loads the page again and signs in; so does who has seen "Saving..." for ten
seconds.

- **Acknowledged** is in both a text that a save of the window carried, once the window has the server's answer that it
  was saved: the words for that, "Saved" here and "Last saved …" in Payload, rest on this answer. A text that the same
  hand soon writes over need not be saved, so that less is acknowledged than was typed.
- **Lost** is an acknowledged text that is not there in the end, although neither the window that had typed it nor somebody
  who had read it wrote over it.
- **Overwritten without a word** is an acknowledged text in whose place the save of another window put something
  else, without having read it and without a question. What a window has read goes by what it sends: here its
  revision, in Payload the time of the last change that its form holds. Payload sends all fields of a language with
  each save, so that a text may come back with the next save of its own window: it was overwritten, and is not lost.
- **Typed and lost** is a text that no acknowledged save had, that no form showed again, that no browser kept and that
  is not stored in the end; unless the same hand wrote over it at once. It is counted by how its window ended.

Limits are of this project's editor: ${EDITS.lost} lost, ${EDITS.overwritten} overwritten, and of what was typed at most the last ${EDITS.goneMs / 1000} s.`,
  },
};

const described = ({ processor, cores, memory, system, versions }: Machine) =>
  [
    `${cores} cores of ${processor}, ${memory} GB, ${system}`,
    ...Object.entries(versions).map(([program, version]) => `${program} ${version}`),
  ].join(', ');

function measured(name: PartName, { date, commit, machine, result }: Recorded): string[] {
  const findings = findingsOf(name, result);
  return [
    `Measured on ${date}${commit && `, commit ${commit}`}: ${described(machine)}.`,
    ...tablesOf(name, result).map(inMarkdown),
    findings
      .map(({ claim, found, holds }) => `- ${holds ? '✓' : '✗ **not held**'} ${claim}: ${found}`)
      .join('\n'),
  ];
}

/** docs/performance.md before it is formatted. */
export function documentOf(records: Records): string {
  const shown = new Map(pictures(records).map((picture) => [picture.name, picture]));
  const parts = partNames.flatMap((name) => {
    const { title, text, picture } = chapters[name];
    const drawn = picture && shown.get(picture);
    const record = records[name];
    return [
      `## ${title}`,
      text,
      ...(drawn ? [`![${drawn.title}](images/${drawn.name})`] : []),
      ...(record ? measured(name, record) : ['Not measured yet.']),
    ];
  });
  return [
    '# Performance',
    `\`npm run bench\` measures, holds what it found against the limits, and writes this file from
\`docs/performance.json\`, which has the figures of each part's last whole run. Limits that are not met are
marked **not held**. With \`-- --only memory,work\` it measures some parts; with \`-- --quick\` everything runs
as short as it can, and nothing is written. It starts PostgreSQL, nginx, the production build and a Chromium
of its own on loopback, and needs Linux. A machine that does something else meanwhile measures something
else: compare ratios within a run, not figures of two runs.`,
    ...parts,
  ].join('\n\n');
}
