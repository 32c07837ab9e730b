import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { calls, type CallName } from '@/api-contract/calls';
import { defaultLocale, type Locale } from '@/i18n/locales';
import type { OfferedAlphabet } from '@/i18n/uzbek-alphabets/alphabets';
import { toLatin } from '@/i18n/uzbek-alphabets/cyrillic';
import { foreignNames } from '@/i18n/uzbek-alphabets/left-alone';
import { spell } from '@/i18n/uzbek-alphabets/spell';
import { isText, mapText, plain, provenanceOf } from '@/lib/local-text';
import { htmlWithNoBreakSpaces } from '@/lib/no-break-spaces';
import { option, text, type Option } from '@/schema-parts/common';
import { definition, isObject } from './airport-api/lenient-parse';
import type { Source } from './source';

type Schema = z.core.$ZodType;
type Change = (text: string) => string;

/** A copy of a schema, such as `essential` makes, knows what it was made of. */
const isOfText = (schema: Schema): boolean =>
  schema === text || (schema._zod.parent !== undefined && isOfText(schema._zod.parent));

/** Whether a value is of one of several shapes: they call themselves differently, or have other keys. */
function isLike(schema: Schema, value: unknown): boolean {
  const def = definition(schema);
  if (def.type !== 'object' || !isObject(value)) return false;
  const parts = Object.entries(def.shape).map(([key, part]) => ({ key, def: definition(part) }));
  const named = parts.flatMap(({ key, def: own }) =>
    own.type === 'literal' ? [own.values.some((one) => one === value[key])] : [],
  );
  return named.length > 0
    ? named.every(Boolean)
    : parts.every(({ key, def: own }) => own.type === 'optional' || key in value);
}

const byText = (one: Option, other: Option) =>
  plain(one.text).localeCompare(plain(other.text), defaultLocale);

/** Choices of a filter as they were: by the alphabet, behind the one that leaves nothing out, or otherwise. */
function inOrder(before: Option[], changed: Option[]): Option[] {
  const first = before[0]?.value === 'all' ? 1 : 0;
  const rest = before.slice(first);
  const isByText = rest.every((one, at) => at === 0 || byText(rest[at - 1] ?? one, one) <= 0);
  return isByText
    ? [...changed.slice(0, first), ...changed.slice(first).toSorted(byText)]
    : changed;
}

/** A reply with its Uzbek texts changed; which of its parts are texts its schema says. */
function withTexts(schema: Schema, value: unknown, change: Change): unknown {
  if (value === null || value === undefined) return value;
  if (isOfText(schema)) {
    const isUzbek = isText(value) && (provenanceOf(value).lang ?? defaultLocale) === defaultLocale;
    return isUzbek ? mapText(value, change) : value;
  }
  const def = definition(schema);
  switch (def.type) {
    case 'nullable':
    case 'optional':
      return withTexts(def.innerType, value, change);
    case 'array': {
      const items = value as unknown[];
      const changed = items.map((item) => withTexts(def.element, item, change));
      return def.element === option ? inOrder(items as Option[], changed as Option[]) : changed;
    }
    case 'union': {
      const own = def.options.find((option) => isLike(option, value));
      return own ? withTexts(own, value, change) : value;
    }
    case 'object': {
      const object = value as Record<string, unknown>;
      const parts = Object.entries(def.shape)
        .filter(([key]) => key in object)
        .map(([key, part]) => [key, withTexts(part, object[key], change)]);
      return { ...object, ...Object.fromEntries(parts) };
    }
    default:
      return value;
  }
}

const alternative = /(<img\b[^>]*\balt=")([^"]*)/g;

/** Writes texts in an alphabet, those of HTML too, and knows those that it has written. */
function changeTo(alphabet: OfferedAlphabet, names: readonly string[]): Change {
  const known = new LRUCache<string, string>({
    maxSize: 4_000_000,
    sizeCalculation: (changed, given) => 1 + changed.length + given.length,
  });
  const write: Change = (given) => spell[alphabet](given, names);
  // What belongs together is told by the Latin units.
  const change: Change = (given) =>
    write(htmlWithNoBreakSpaces(given)).replace(
      alternative,
      (_, before: string, words: string) => before + write(words),
    );
  return (given) => {
    const found = known.get(given);
    if (found !== undefined) return found;
    const changed = change(given);
    known.set(given, changed);
    return changed;
  };
}

interface Writer {
  /** The names that it leaves in Latin letters. */
  names: string;
  change: Change;
  /** The replies that it has written: every part of a page requests the layout. */
  written: WeakMap<object, unknown>;
}

const writers = new Map<OfferedAlphabet, Writer>();

/** The writer of an alphabet, another one once there are other names. */
function writerOf(alphabet: OfferedAlphabet, firms: readonly string[]): Writer {
  const names = firms.join('\n');
  const found = writers.get(alphabet);
  if (found?.names === names) return found;
  const change = changeTo(alphabet, [...foreignNames, ...firms]);
  const writer = { names, change, written: new WeakMap() };
  writers.set(alphabet, writer);
  return writer;
}

interface Request {
  lang?: Locale;
  search?: string;
}

/**
 * A source that is asked and answers in Uzbek of any alphabet: what is searched for may be in Cyrillic letters, the
 * texts of its replies are in those of the alphabet. Other languages are as they are.
 * @param alphabetOf called at each request
 * @param firmsOf names that stay in Latin letters, besides those of `left-alone.ts`
 */
export function inAlphabet(
  base: Source,
  alphabetOf: () => OfferedAlphabet,
  firmsOf: () => Promise<readonly string[]>,
): Source {
  const answer = (name: CallName) => {
    const ask = base[name] as (request: Request) => Promise<object | null>;
    return async (request: Request) => {
      if (request.lang !== defaultLocale) return ask(request);
      const alphabet = alphabetOf();
      const { search } = request;
      const reply = await ask(search ? { ...request, search: toLatin(search) } : request);
      if (alphabet === 'latin' || !reply) return reply;
      const { change, written } = writerOf(alphabet, await firmsOf());
      const found = written.get(reply) ?? withTexts(calls[name].data, reply, change);
      written.set(reply, found);
      return found;
    };
  };

  const names = Object.keys(calls) as CallName[];
  return { ...base, ...Object.fromEntries(names.map((name) => [name, answer(name)])) };
}
