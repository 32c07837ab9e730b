import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  LATEST_MS,
  QUIET_MS,
  RETRIES_MS,
  Saver,
  type Outcome,
  type Save,
  type SavingState,
} from './saver';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A form of two fields, and a server that answers when it is told. */
function form(isManual = false) {
  const values = new Map<string, unknown>([
    ['title', ''],
    ['lead', ''],
  ]);
  const saves: Save[] = [];
  const states: string[] = [];
  const shown: SavingState[] = [];
  const kept: (Save | null)[] = [];
  const answers: (Outcome | Promise<Outcome>)[] = [];
  const revision = { read: 0 };
  const saver = new Saver(
    {
      values: () => new Map(values),
      document: () => ({ data: Object.fromEntries(values), revision: revision.read }),
      send: async (save) => {
        saves.push(save);
        return answers.shift() ?? { kind: 'saved', document: {} };
      },
      keep: (save) => kept.push(save),
      forget: () => kept.push(null),
      take: (document) => new Map(Object.entries(document)),
      adopt: (document) => {
        for (const [path, value] of Object.entries(document)) values.set(path, value);
        return new Map(Object.entries(document));
      },
      show: (state) => {
        states.push(state.kind);
        shown.push(state);
      },
    },
    new Map(values),
    isManual,
  );
  const type = (text: string, field = 'title') => {
    values.set(field, text);
    saver.changed();
  };
  return { saver, saves, states, shown, kept, answers, type, revision, values };
}

test('what was written is saved when the keys rest, with the fields around it alone', async () => {
  const { type, saves, states } = form();
  type('B');
  await vi.advanceTimersByTimeAsync(QUIET_MS - 1);
  type('Ba');
  await vi.advanceTimersByTimeAsync(QUIET_MS - 1);
  expect(saves).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(saves).toEqual([{ revision: 0, written: ['title'], data: { title: 'Ba' } }]);
  expect(states).toEqual(['unsaved', 'unsaved', 'saving', 'saved']);
});

test.each([50, 150, 300, QUIET_MS - 1])(
  'a key every %s ms, and each is saved within two seconds',
  async (rhythm) => {
    const { type, saves } = form();
    const typed: { at: number; text: string }[] = [];
    for (let count = 1; count * rhythm < 20_000; count += 1) {
      type('x'.repeat(count));
      typed.push({ at: Date.now(), text: 'x'.repeat(count) });
      await vi.advanceTimersByTimeAsync(rhythm);
      const known = String(saves.at(-1)?.data.title ?? '');
      const oldest = typed.find(({ text }) => text.length > known.length);
      expect(Date.now() - (oldest?.at ?? Date.now())).toBeLessThanOrEqual(LATEST_MS + rhythm);
    }
  },
);

test('one save at a time; what was typed meanwhile follows', async () => {
  const { type, saves, saver, answers } = form();
  let reply: (outcome: Outcome) => void = () => {};
  answers.push(new Promise((resolve) => (reply = resolve)));
  type('B');
  await vi.advanceTimersByTimeAsync(QUIET_MS);
  type('Ba');
  const both = Promise.all([saver.flush(), saver.flush()]);
  await vi.advanceTimersByTimeAsync(LATEST_MS);
  expect(saves.map(({ data }) => data)).toEqual([{ title: 'B' }]);
  reply({ kind: 'saved', document: {} });
  await both;
  expect(saves.map(({ data }) => data)).toEqual([{ title: 'B' }, { title: 'Ba' }]);
});

test('what is typed while an answer is awaited is kept in the browser within two seconds', async () => {
  const { type, answers, kept } = form();
  answers.push(new Promise(() => {}));
  type('B');
  await vi.advanceTimersByTimeAsync(QUIET_MS);
  type('Ba');
  type('x', 'lead');
  await vi.advanceTimersByTimeAsync(LATEST_MS);
  expect(kept.at(-1)?.data).toEqual({ title: 'Ba', lead: 'x' });
});

test('what is typed before a save fails is kept with it', async () => {
  const { type, answers, kept } = form();
  let reply: (outcome: Outcome) => void = () => {};
  answers.push(new Promise((resolve) => (reply = resolve)));
  type('B');
  await vi.advanceTimersByTimeAsync(QUIET_MS);
  type('Ba');
  reply({ kind: 'failed' });
  await vi.advanceTimersByTimeAsync(0);
  expect(kept.at(-1)?.data).toEqual({ title: 'Ba' });
});

test('a late answer does not forget what was kept by whoever has left', async () => {
  const { type, answers, kept, saver } = form();
  let reply: (outcome: Outcome) => void = () => {};
  answers.push(new Promise((resolve) => (reply = resolve)));
  type('B');
  await vi.advanceTimersByTimeAsync(QUIET_MS);
  type('Ba');
  saver.leave(async () => ({ kind: 'failed' }));
  saver.stop();
  reply({ kind: 'saved', document: {} });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(kept.at(-1)?.data).toEqual({ title: 'Ba' });
});

test('a save is kept until the server has it, however often it fails', async () => {
  const { type, answers, saves, kept, states } = form();
  answers.push(...RETRIES_MS.map((): Outcome => ({ kind: 'failed' })), { kind: 'failed' });
  type('B');
  await vi.runAllTimersAsync();
  expect(saves).toHaveLength(RETRIES_MS.length + 2);
  expect(kept.filter((one) => one === null)).toHaveLength(1);
  expect(kept.at(-1)).toBeNull();
  expect(states.at(-1)).toBe('saved');
});

test.each<Outcome>([{ kind: 'conflict', conflicts: [], revision: 4 }, { kind: 'signedOut' }])(
  'after “$kind” it waits for a person, and goes on where it was',
  async (outcome) => {
    const { type, answers, saves, kept, states, saver } = form();
    let reply: (outcome: Outcome) => void = () => {};
    answers.push(new Promise((resolve) => (reply = resolve)));
    type('B');
    await vi.advanceTimersByTimeAsync(QUIET_MS);
    type('Ba');
    reply(outcome);
    await vi.advanceTimersByTimeAsync(0);
    expect(kept.at(-1)?.data).toEqual({ title: 'Ba' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(saves).toHaveLength(1);
    expect(states.at(-1)).toBe(outcome.kind);
    expect(kept.at(-1)).not.toBeNull();
    saver.resume();
    await vi.advanceTimersByTimeAsync(QUIET_MS);
    expect(saves.at(-1)?.data).toEqual({ title: 'Ba' });
    expect(kept.at(-1)).toBeNull();
  },
);

test('a person chooses about their text as it is now', async () => {
  const { type, answers, shown } = form();
  const theirs = { path: 'title', mine: 'B', theirs: 'C', by: null, at: null };
  answers.push({ kind: 'conflict', conflicts: [theirs], revision: 4 });
  type('B');
  await vi.advanceTimersByTimeAsync(QUIET_MS);
  expect(shown.at(-1)).toMatchObject({ kind: 'conflict', conflicts: [theirs] });
  type('Ba');
  expect(shown.at(-1)).toMatchObject({ revision: 4, conflicts: [{ ...theirs, mine: 'Ba' }] });
});

test('a text that was refused is sent again once it is corrected', async () => {
  const { type, answers, saves, states, saver } = form();
  answers.push({ kind: 'refused', message: 'Texts only.' });
  type('B');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(saves).toHaveLength(1);
  saver.changed();
  expect(states.at(-1)).toBe('refused');
  expect(await saver.flush()).toBe(false);
  type('Ba');
  await vi.advanceTimersByTimeAsync(QUIET_MS);
  expect(saves.at(-1)?.data).toEqual({ title: 'Ba' });
  expect(states.at(-1)).toBe('saved');
});

test('a text that is put back after a save without an answer is sent: the server may have the other', async () => {
  const { type, answers, saves, states, kept } = form();
  answers.push({ kind: 'failed' });
  type('B');
  await vi.advanceTimersByTimeAsync(QUIET_MS);
  type('');
  await vi.runAllTimersAsync();
  expect(saves.map(({ data }) => data)).toEqual([{ title: 'B' }, { title: '' }]);
  expect(states.at(-1)).toBe('saved');
  expect(kept.at(-1)).toBeNull();
});

test('a session that is renewed makes no text of what fields write into themselves', async () => {
  const { saver, saves, values } = form();
  saver.resume();
  values.set('lead', 'Tartibga solingan');
  saver.begin(new Map(values));
  saver.changed();
  await vi.advanceTimersByTimeAsync(LATEST_MS);
  expect(saves).toEqual([]);
});

test('who leaves has what is not saved sent without waiting, and kept until it has arrived', async () => {
  const { type, saver, kept } = form();
  type('B');
  const sent: Save[] = [];
  saver.leave(async (save) => {
    sent.push(save);
    return { kind: 'saved', document: {} };
  });
  expect(kept).toEqual(sent);
  await vi.advanceTimersByTimeAsync(0);
  expect(sent[0]?.data).toEqual({ title: 'B' });
  expect(kept.at(-1)).toBeNull();
});

test('what fields write into themselves when they are drawn is nobody’s text', async () => {
  const { saver, saves, values, type } = form();
  values.set('lead', 'Tartibga solingan');
  saver.begin(new Map(values));
  type('B');
  await vi.advanceTimersByTimeAsync(QUIET_MS);
  expect(saves).toMatchObject([{ written: ['title'] }]);
});

test('what is as it was is saved', async () => {
  const { type, saves, states } = form();
  type('B');
  type('');
  await vi.advanceTimersByTimeAsync(LATEST_MS);
  expect(saves).toEqual([]);
  expect(states).toEqual(['unsaved', 'saved']);
});

test('what others write meanwhile is shown, unless something is written here', async () => {
  const { saver, saves, values, type } = form();
  saver.adopt({ lead: 'Ularniki' });
  expect(values.get('lead')).toBe('Ularniki');
  type('B');
  saver.adopt({ title: 'Ularniki', lead: 'Yana' });
  expect(values.get('title')).toBe('B');
  await vi.advanceTimersByTimeAsync(QUIET_MS);
  expect(saves).toMatchObject([{ written: ['title'] }]);
});

test('what others wrote is taken over, and is not sent back', async () => {
  const { type, answers, saves, values } = form();
  answers.push({ kind: 'saved', document: { lead: 'Ularniki' } });
  type('B');
  await vi.advanceTimersByTimeAsync(QUIET_MS);
  values.set('lead', 'Ularniki');
  type('Ba');
  await vi.advanceTimersByTimeAsync(QUIET_MS);
  expect(saves.at(-1)).toMatchObject({ written: ['title'], data: { title: 'Ba' } });
});

test('what somebody has decided about is not kept when the page is left', async () => {
  const { saver, type, kept, answers } = form();
  answers.push({ kind: 'conflict', conflicts: [], revision: 1 });
  type('Mine');
  await vi.advanceTimersByTimeAsync(QUIET_MS);
  const before = kept.length;
  saver.resolve();
  saver.leave(async () => ({ kind: 'saved', document: {} }));
  expect(kept).toHaveLength(before);
});

test('what is public once it is saved waits for somebody to say so, and is kept when the page is left', async () => {
  const { saver, type, saves, states, kept } = form(true);
  type('Bagaj');
  await vi.advanceTimersByTimeAsync(10 * LATEST_MS);
  expect(saves).toEqual([]);
  expect(states).toEqual(['unsaved']);
  expect(await saver.flush()).toBe(true);
  expect(saves).toHaveLength(1);
  type('Bagajlar');
  expect(kept.at(-1)).toMatchObject({ data: { title: 'Bagajlar' } });
  saver.leave(async () => {
    throw new Error('It was sent.');
  });
  type('Bagaj');
  expect(kept.at(-1)).toBeNull();
  expect(states.at(-1)).toBe('saved');
});

test('what is saved by hand says that it failed, and is tried again by hand', async () => {
  const { saver, type, saves, states, answers } = form(true);
  answers.push({ kind: 'failed' });
  type('Bagaj');
  expect(await saver.flush()).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(states.at(-1)).toBe('failed');
  expect(saves).toHaveLength(1);
  expect(await saver.flush()).toBe(true);
  expect(states.at(-1)).toBe('saved');
});

test('whoever had asked to save need not ask again once their session is renewed', async () => {
  const { saver, type, saves, states, answers } = form(true);
  type('Bagaj');
  saver.resume();
  expect(saves).toEqual([]);
  answers.push({ kind: 'signedOut' });
  expect(await saver.flush()).toBe(false);
  saver.resume();
  await vi.advanceTimersByTimeAsync(0);
  expect(saves).toHaveLength(2);
  expect(states.at(-1)).toBe('saved');
});

test('what was sent by other means is neither kept nor sent', async () => {
  const { saver, type, saves, kept, states } = form(true);
  type('Bagaj');
  saver.confirm();
  expect(kept.at(-1)).toBeNull();
  expect(states.at(-1)).toBe('saved');
  expect(await saver.flush()).toBe(true);
  saver.leave(async () => ({ kind: 'failed' }));
  expect(kept.at(-1)).toBeNull();
  expect(saves).toEqual([]);
});
