import { defaultLocale, localeNames, type Locale } from '@/i18n/locales';
import type { ExchangeSay } from '@/cms/admin-words/say';
import type { ImportErrorCode } from '../../formats/file';
import type { PlanError, PlanErrorCode } from '../../formats/import-plan';
import type { Format } from './targets';

type Parameters = Readonly<Record<string, string | number>>;

/** Why nothing came of a file as a whole. */
export type ProblemCode =
  | ImportErrorCode
  /** `language`: a code. */
  | 'not_your_language'
  | 'signed_out'
  /** No answer, and nothing can have been written. */
  | 'unreachable'
  /** No answer to the request to write. */
  | 'uncertain'
  /** The file is no longer as it was chosen. */
  | 'file_changed'
  /** The CMS does not take a text: `reasons`. */
  | 'refused'
  | 'failed';

export interface Problem {
  code: ProblemCode;
  parameters: Parameters;
}

/** Names of languages instead of their codes, which may be a tool's: `ru, en`, `de-AT`, nothing. */
function languages(codes: string | number | undefined, say: ExchangeSay): string {
  const named = String(codes ?? '')
    .split(', ')
    .filter(Boolean)
    .map((code) => localeNames[code as Locale] ?? code);
  return named.join(', ') || say('noLanguage');
}

function wrongLanguage({ found, expected }: Parameters, say: ExchangeSay): string {
  if (expected === defaultLocale) return say('wrongSource', { found: languages(found, say) });
  return say('wrongTarget', {
    found: languages(found, say),
    expected: languages(expected, say),
  });
}

const problems: Record<ProblemCode, (parameters: Parameters, say: ExchangeSay) => string> = {
  too_large: ({ limit = '' }, say) => say('tooLarge', { limit }),
  encoding: (_, say) => say('encoding'),
  malformed: ({ line = '', column = '' }, say) => say('malformed', { line, column }),
  doctype: (_, say) => say('doctype'),
  not_this_format: ({ expected = '' }, say) => say('notThisFormat', { expected }),
  columns: ({ columns = '' }, say) => say('columns', { columns }),
  wrong_language: wrongLanguage,
  not_your_language: ({ language }, say) =>
    say('notYourLanguage', { language: languages(language, say) }),
  signed_out: (_, say) => say('signedOut'),
  unreachable: (_, say) => say('unreachable'),
  uncertain: (_, say) => say('uncertain'),
  file_changed: (_, say) => say('fileChanged'),
  refused: ({ reasons = '' }, say) => say('refused', { reasons }),
  failed: (_, say) => say('failed'),
};

/** Whether a code has words; what the server says without one is told otherwise. */
export const isProblemCode = (code: unknown): code is ProblemCode =>
  typeof code === 'string' && Object.hasOwn(problems, code);

/** What is wrong with a file as a whole, and what to do. */
export const problemText = ({ code, parameters }: Problem, say: ExchangeSay): string =>
  problems[code](parameters, say);

/** Tags as a translator sees them: `b1, a2` are `<b>, <a id="2">` in a table; tools show the ids. */
function tagsIn(ids: string | number | undefined, format: Format): string {
  const text = String(ids ?? '');
  if (format === 'xliff') return text;
  return text.replace(/([a-z]+)(\d+)/g, (_, kind: string, number: string) =>
    number === '1' ? `<${kind}>` : `<${kind} id="${number}">`,
  );
}

function brokenTags(parameters: Parameters, say: ExchangeSay, format: Format): string {
  const tags = (name: string) => ({ tags: tagsIn(parameters[name], format) });
  const parts = [
    parameters.missing && say('tagsMissing', tags('missing')),
    parameters.doubled && say('tagsDoubled', tags('doubled')),
    parameters.invented && say('tagsInvented', tags('invented')),
    parameters.misused && say('tagsMisused', tags('misused')),
  ].filter(Boolean);
  return parts.join(' ') || say('tagsUnreadable');
}

type RowText = (parameters: Parameters, say: ExchangeSay, format: Format) => string;

const rows: Record<PlanErrorCode, RowText> = {
  unknown_document: (_, say) => say('unknownDocument'),
  unknown_field: (_, say) => say('unknownField'),
  source_changed: (_, say) => say('sourceChanged'),
  target_changed: (_, say) => say('targetChanged'),
  broken_tags: brokenTags,
  duplicate: ({ first = '' }, say) => say('duplicate', { first }),
  wrong_language: wrongLanguage,
};

/** What is wrong with a row of a file, and what to do. */
export const rowText = (
  { code, parameters }: Pick<PlanError, 'code' | 'parameters'>,
  format: Format,
  say: ExchangeSay,
): string => rows[code](parameters, say, format);
