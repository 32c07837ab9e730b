import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Locale } from '@/i18n/locales';
import type { LocalizedField } from '@/cms/translation-status/fields';
import { fromCsv, toCsv } from './csv';
import type { ExportFile, ImportFile } from './file';
import { childrenOf, clean, type LexicalState } from '@/cms/translation-status/lexical';
import { planImport, type ImportPlan } from './import-plan';
import { body, reworded, website, wordyText } from './arbitraries';
import { plainText, type Segment, type Unit } from './unit';
import { applyTo, toUnits, unitStates } from './units';
import { fromXliff, toXliff } from './xliff';

type Website = Map<string, LocalizedField[]>;

const target: Locale = 'ru';

const formats: [string, (file: ExportFile) => ImportFile][] = [
  ['XLIFF', (file) => fromXliff(toXliff(file))],
  ['CSV with semicolons', (file) => fromCsv(toCsv(file))],
  ['CSV with commas', (file) => fromCsv(toCsv(file, ','))],
];

const exported = (site: Website): ExportFile => ({
  target,
  documents: [...site].map(([ref, fields]) => ({
    ref,
    title: `Sahifa “${ref}” <&>`,
    units: toUnits(ref, fields, target, ({ block }) => block ?? undefined),
  })),
});

const unitsIn = (file: ExportFile): Unit[] => file.documents.flatMap(({ units }) => units);

const planned = (site: Website, file: ImportFile): ImportPlan =>
  planImport(file, (ref) => site.get(ref) ?? null, target);

/** The website after an import. */
const written = (site: Website, { changes }: ImportPlan): Website =>
  new Map(
    [...site].map(([ref, fields]) => [
      ref,
      fields.map((field) => {
        const change = changes.find(
          ({ document, path }) => document === ref && path === field.path,
        );
        return change ? { ...field, values: { ...field.values, [target]: change.value } } : field;
      }),
    ]),
  );

/** The text with other words and the same codes, as a translator hands it back. */
const withWords = (segment: Segment, word: string): Segment =>
  segment.map((part) =>
    typeof part === 'string'
      ? `${word}${part}`
      : part.content
        ? { ...part, content: part.content.length ? withWords(part.content, word) : [] }
        : part,
  );

/** A file in which a translator has put words into some units. */
const translated = (file: ExportFile, texts: ReadonlyMap<string, Segment>): ExportFile => ({
  ...file,
  documents: file.documents.map((document) => ({
    ...document,
    units: document.units.map((unit) => ({ ...unit, target: texts.get(unit.id) ?? unit.target })),
  })),
});

const states = (site: Website) =>
  [...site].flatMap(([ref, fields]) => fields.flatMap((field) => unitStates(ref, field, target)));

const wordless = ({ source }: Unit) =>
  /\p{L}/u.test(plainText(source)) ? null : plainText(source);

const wordsOf = (segment: Segment | null) => (segment ? plainText(segment) : null);

describe.each(formats)('%s', (_, roundTrip) => {
  test('brings every text back as it was', () => {
    fc.assert(
      fc.property(website(target), (site) => {
        const file = exported(site);
        const { rows } = roundTrip(file);
        expect(
          rows.map(({ id, sourceHash, targetHash, target: text }) => [
            id,
            sourceHash,
            targetHash,
            text,
          ]),
        ).toEqual(
          unitsIn(file).map(({ id, sourceHash, targetHash, target: text }) => [
            id,
            sourceHash,
            targetHash,
            text,
          ]),
        );
      }),
    );
  });

  test('changes nothing when nothing has been translated', () => {
    fc.assert(
      fc.property(website(target), (site) => {
        const file = exported(site);
        const plan = planned(site, roundTrip(file));
        expect(plan).toEqual({ changes: [], errors: [], unchanged: unitsIn(file).length });
      }),
    );
  });

  test('changes nothing either when the file has lost its hash of the translation', () => {
    fc.assert(
      fc.property(website(target), (site) => {
        const file = roundTrip(exported(site));
        const rows = file.rows.map((row) => ({ ...row, targetHash: null }));
        expect(planned(site, { ...file, rows })).toMatchObject({ changes: [], errors: [] });
      }),
    );
  });

  test('changes the translated texts and no others', () => {
    fc.assert(
      fc.property(
        website(target),
        wordyText,
        fc.infiniteStream(fc.boolean()),
        (site, word, choose) => {
          const file = exported(site);
          const chosen = unitsIn(file).filter(() => choose.next().value);
          const texts = new Map(
            chosen.map(({ id, source }) => [id, withWords(source, `ж${word}`)]),
          );
          const { rows } = roundTrip(translated(file, texts));
          const plan = planned(site, { target, rows });
          expect(plan.errors).toEqual([]);
          expect(plan.unchanged).toBe(rows.length - texts.size);
          expect(plan.changes.map(({ document, path }) => `${document}:${path}`)).toEqual([
            ...new Set(chosen.map(({ id }) => id.replace(/\/.*$/, ''))),
          ]);

          const after = written(site, plan);
          const asked = new Map(rows.map(({ id, target: text }) => [id, wordsOf(text)]));
          for (const { unit } of states(after)) {
            const words = wordsOf(unit.target);
            const expected = asked.get(unit.id) ?? null;
            // In a new body, a block of mere numbers counts as translated as it is.
            if (words !== expected) expect(wordless(unit)).toBe(words);
          }
          // The same file once more has nothing to say.
          expect(planned(after, { target, rows })).toMatchObject({ changes: [], errors: [] });
          expect(planned(after, roundTrip(exported(after)))).toMatchObject({
            changes: [],
            errors: [],
          });
        },
      ),
    );
  });
});

test('a translator may move the codes of a text about', () => {
  fc.assert(
    fc.property(website(target), fc.infiniteStream(fc.nat(9)), (site, draw) => {
      const file = exported(site);
      const texts = new Map(
        unitsIn(file).map(({ id, source }) => [
          id,
          [...withWords(source, 'ж')]
            .map((part) => ({ part, rank: draw.next().value }))
            .sort((one, other) => one.rank - other.rank)
            .map(({ part }) => part),
        ]),
      );
      const { rows } = fromXliff(toXliff(translated(file, texts)));
      const plan = planned(site, { target, rows });
      expect(plan.errors).toEqual([]);
      const asked = new Map(rows.map(({ id, target: text }) => [id, wordsOf(text)]));
      for (const { unit } of states(written(site, plan))) {
        expect(wordsOf(unit.target)).toBe(asked.get(unit.id));
      }
    }),
  );
});

test('a changed block leaves every other node of a body as it is', () => {
  const put = (state: LexicalState, { id }: Unit, mark: string): LexicalState => {
    const copy = structuredClone(state);
    const path = (id.split('/')[1] ?? '').split('.').map(Number);
    const parent = path.slice(0, -1).reduce((node, at) => childrenOf(node)[at] ?? node, copy.root);
    const last = childrenOf(parent)[path.at(-1) ?? 0];
    // A block's text is all of its children, or what begins at a child of it.
    const block = last && childrenOf(last).length > 0 && !last.fields ? last : parent;
    block.children = [{ type: mark }];
    return copy;
  };
  fc.assert(
    fc.property(body, fc.lorem({ maxCount: 1 }), fc.nat(), (source, word, choice) => {
      const other = reworded(source, (text) => (clean(text).trim() ? `${word}${text}` : text));
      const field: LocalizedField = {
        path: 'body',
        formPath: 'body',
        name: 'body',
        trail: [],
        kind: 'richText',
        values: { uz: source, ru: other },
      };
      const units = toUnits('pages:1', [field], target);
      const unit = units[choice % units.length];
      fc.pre(unit !== undefined);
      const value = applyTo(field, [{ id: unit.id, target: withWords(unit.source, 'ж') }], target);
      expect(put(value as LexicalState, unit, 'x')).toEqual(put(other, unit, 'x'));
    }),
  );
});
