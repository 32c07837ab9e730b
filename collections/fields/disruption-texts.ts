import type { Field, TextFieldSingleValidation } from 'payload';
import {
  textFieldNames,
  textFields,
  type TextFieldName,
} from '../../src/features/disruption/text-fields';
import { textNames, textProblem, type TextProblem } from '../../src/features/disruption/texts';
import { localeNames, localeOf } from '../../src/i18n/locales';
import { label, type Label } from '../../src/i18n/label';
import { labelIn, say, type MessageKey } from '../../src/cms/admin-words/say';
import { localizedText } from './link';

const problems = {
  unknownName: 'preparedUnknownName',
  unclosedBrace: 'preparedUnclosedBrace',
  noOther: 'preparedNoOther',
  unreadable: 'preparedUnreadable',
} as const satisfies Record<TextProblem['kind'], MessageKey>;

/** Demands a text that can be said with every count and period. */
const prepared =
  (title: Label, allowed: { counts: boolean; link: boolean }): TextFieldSingleValidation =>
  (value: unknown, { req }) => {
    if (typeof value !== 'string' || value === '') return true;
    const lang = localeOf(req.locale);
    const problem = textProblem(value, lang, allowed);
    if (problem === null) return true;
    return say(req, problems[problem.kind], {
      text: labelIn(title, req.i18n.language),
      language: localeNames[lang],
      at: problem.at,
      names: textNames(allowed)
        .map((name) => `{${name}}`)
        .join(', '),
    });
  };

const preparedText = (
  name: string,
  title: Label,
  { counts = false, link = false, long = true } = {},
): Field =>
  ({
    ...localizedText(name, title, long ? 'textarea' : 'text'),
    validate: prepared(title, { counts, link }),
  }) as Field;

const ofSituation = (name: TextFieldName): Field =>
  preparedText(name, textFields[name].label, {
    ...textFields[name],
    link: name === 'messenger',
  });

/** What is said while a disruption lasts. */
export const situationTexts: Field[] = textFieldNames.map(ofSituation);

/** What is said once it is over. */
export const allClearTexts: Field[] = [
  preparedText('allClear', label('Tugagani haqida', 'Об окончании', 'That it is over'), {
    long: false,
  }),
  preparedText(
    'allClearAdvice',
    label('Endi nima qilish kerak', 'Что делать теперь', 'What to do now'),
  ),
];
