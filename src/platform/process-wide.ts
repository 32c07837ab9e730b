/**
 * The one value of a name in this process, created at first use. Next loads a module once for each of
 * its bundles (instrumentation, routes, pages), so a value in module scope exists several times; what
 * they must share is kept on globalThis.
 */
export function processWide<Value>(name: string, make: () => Value): Value {
  const values = globalThis as unknown as Record<symbol, Value | undefined>;
  return (values[Symbol.for(`parvoz.${name}`)] ??= make());
}
