import { decoded } from '@/lib/hrefs';
import { calls, type CallName } from './calls';

/** The parameters of a path by their names. */
export type Parameters = Partial<Record<string, string>>;

/** Paths without a parameter go before those with one: `/api/pages/layout` is no page. */
const patterns = (Object.keys(calls) as CallName[])
  .map((name) => ({
    name,
    keys: [...calls[name].path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => key),
    pattern: new RegExp(`^${calls[name].path.replace(/\{\w+\}/g, '([^/]+)')}$`),
  }))
  .sort((one, other) => one.keys.length - other.keys.length);

/** The call of a path without query and trailing slash, with its parameters; null where there is none. */
export function callAt(path: string): { name: CallName; parameters: Parameters } | null {
  for (const { name, pattern, keys } of patterns) {
    const [found, ...values] = pattern.exec(path) ?? [];
    if (found === undefined) continue;
    const parameters = keys.map((key, at) => [key, decoded(values[at] ?? '')]);
    return { name, parameters: Object.fromEntries(parameters) };
  }
  return null;
}
