import { withoutRuntime } from './react-runtime';

/** Calls that Next writes, before and after the one value that it gives them. */
const nextCalls = [
  ['(self.__next_f=self.__next_f||[]).push(', ')'],
  ['(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push(', ')'],
  ['self.__next_f.push(', ')'],
  ['(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(', ');'],
] as const;

/** With it Next moves icons that were streamed late into the head; a test holds it against Next's. */
export const MOVE_ICONS = `document.querySelectorAll('body link[rel="icon"], body link[rel="apple-touch-icon"]').forEach(el => document.head.appendChild(el))`;

/** A call of React's runtime with the ids and texts that it is given. */
const reactCall = /^;?\$R[CSRX]\((.*)\)$/s;

function isData(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const isNextCall = (script: string): boolean =>
  nextCalls.some(
    ([before, after]) =>
      script.startsWith(before) &&
      script.endsWith(after) &&
      isData(script.slice(before.length, -after.length)),
  );

function isReactCall(script: string): boolean {
  const rest = withoutRuntime(script);
  if (rest === '') return true;
  const [, values] = reactCall.exec(rest) ?? [];
  return values !== undefined && isData(`[${values}]`);
}

/**
 * Whether an inline script is one that Next or React writes into a page: known code around data. What
 * it hands over is parsed, so that it can contain nothing else.
 */
export const isFrameworkScript = (script: string): boolean =>
  script === MOVE_ICONS || isNextCall(script) || isReactCall(script);
