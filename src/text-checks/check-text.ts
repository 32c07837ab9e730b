import type { SharedValues } from '@/lib/shared-values';
import {
  checkedLanguages,
  type CheckedLanguage,
  type Finding,
  type Rule,
  type Texts,
} from './rule';
import { rules as everyRule, type RuleId } from './rules';

export interface TextFinding extends Finding {
  rule: RuleId;
}

/** A finding that its editors have decided is no mistake where it stands. */
export interface AcceptedFinding {
  rule: RuleId;
  found: string;
  /** The caller's name for the field, such as `pages.parking.lead`. */
  place: string;
}

interface Options {
  rules?: readonly Rule<RuleId>[];
  /** Where the texts stand; needed for what has been accepted there. */
  place?: string;
  accepted?: readonly AcceptedFinding[];
  /** What texts may refer to. */
  values?: SharedValues;
}

/** Checks the texts of one field: what is found in each language, in the order of the text. */
export function checkText(
  texts: Texts,
  { rules = everyRule, place, accepted = [], values = new Map() }: Options = {},
): Partial<Record<CheckedLanguage, TextFinding[]>> {
  const isAccepted = ({ rule, found }: TextFinding) =>
    accepted.some((one) => one.rule === rule && one.found === found && one.place === place);
  return Object.fromEntries(
    checkedLanguages.flatMap((lang) => {
      const text = texts[lang];
      if (text === undefined) return [];
      const findings = rules
        .filter(({ languages }) => languages.includes(lang))
        .flatMap(({ id, find }) =>
          find(text, lang, texts, values).map((finding) => ({ ...finding, rule: id })),
        )
        .filter((finding) => !isAccepted(finding))
        .toSorted((a, b) => a.start - b.start || b.end - a.end);
      return [[lang, findings] as const];
    }),
  );
}

const precedence = ({ rule }: TextFinding) => everyRule.findIndex(({ id }) => id === rule);

/** A text with what is suggested for it. Of two suggestions for the same words it takes that of the earlier rule. */
export function withSuggestions(text: string, findings: readonly TextFinding[]): string {
  const taken: TextFinding[] = [];
  for (const finding of findings.toSorted((a, b) => precedence(a) - precedence(b))) {
    const { start, end, suggestion } = finding;
    if (suggestion !== undefined && taken.every((one) => end <= one.start || one.end <= start)) {
      taken.push(finding);
    }
  }
  return taken
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (mended, { start, end, suggestion = '' }) =>
        mended.slice(0, start) + suggestion + mended.slice(end),
      text,
    );
}
