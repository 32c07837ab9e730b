import type { TextFieldSingleValidation } from 'payload';
import { isDay } from '../../src/lib/is-day';
import { clockPattern } from '../../src/lib/patterns';
import { say, type MessageKey } from '../../src/cms/admin-words/say';

/** Demands a text of a pattern, and says otherwise what is expected. */
export const matching =
  (pattern: RegExp, expected: MessageKey): TextFieldSingleValidation =>
  (value: unknown, { req }) =>
    (typeof value === 'string' && pattern.test(value)) || say(req, expected);

/** The same for a text that may be left out. */
export const matchingIfAny =
  (pattern: RegExp, expected: MessageKey): TextFieldSingleValidation =>
  (value, options) =>
    !value || matching(pattern, expected)(value, options);

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

export const validClock = matching(clockPattern, 'clock');
/** Demands a day that there is. */
export const validDay: TextFieldSingleValidation = (value: unknown, { req }) =>
  (typeof value === 'string' && dayPattern.test(value) && isDay(value)) || say(req, 'day');

export const validDayIfAny: TextFieldSingleValidation = (value, options) =>
  !value || validDay(value, options);

/** Demands the IANA name of a time zone that there is. */
export const validTimeZone: TextFieldSingleValidation = (value: unknown, { req }) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: String(value || '-') });
    return true;
  } catch {
    return say(req, 'timeZone');
  }
};
