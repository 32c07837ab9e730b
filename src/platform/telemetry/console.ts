import { format, stripVTControlCharacters } from 'node:util';
import { log } from './log';

/** What Next puts before an error that it reports for a request. */
const NEXT_MARK = '⨯';

const isReportedError = (error: Error, text: string) =>
  'digest' in error && (text === '' || text === NEXT_MARK);

function through(level: 'warn' | 'error') {
  return (...parts: unknown[]): void => {
    const err = parts.find((part) => part instanceof Error);
    const others = parts.filter((part) => part !== err);
    const text = stripVTControlCharacters(format(...others)).trim();
    // An error with a digest comes once more, through onRequestError, which knows the page.
    if (err && isReportedError(err, text)) return;
    if (err) log[level]({ err }, text === NEXT_MARK ? err.message : text || err.message);
    else log[level](text);
  };
}

/** What Next and libraries say on the console as warnings and errors goes to the log as well. */
export function logConsole(): void {
  console.warn = through('warn');
  console.error = through('error');
}
