import type { Field, TextFieldSingleValidation } from 'payload';
import {
  textFieldNames,
  textFields,
  type TextFieldName,
} from '../../src/features/disruption/text-fields';
import { textProblem } from '../../src/features/disruption/texts';
import { defaultLocale, isLocale } from '../../src/i18n/locales';
import { label, type Label } from '../../src/i18n/label';
import { say } from '../../src/cms/admin-words/say';
import { localizedText } from './link';

/** Demands a text that can be said with every count and period. */
const prepared =
  (allowed: { counts: boolean; link: boolean }): TextFieldSingleValidation =>
  (value: unknown, { req }) => {
    if (typeof value !== 'string' || value === '') return true;
    const lang = isLocale(req.locale) ? req.locale : defaultLocale;
    const problem = textProblem(value, lang, allowed);
    return problem === null || say(req, 'preparedText', { problem });
  };

const preparedText = (
  name: string,
  title: Label,
  { counts = false, link = false, long = true } = {},
): Field =>
  ({
    ...localizedText(name, title, long ? 'textarea' : 'text'),
    validate: prepared({ counts, link }),
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
