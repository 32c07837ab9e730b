/**
 * One value for the whole process. Pages and route handlers are bundled apart, and each has a copy
 * of every module, so that a module's own variable is there twice.
 */
export function processWide<Value>(name: string, make: () => Value): Value {
  const values = globalThis as unknown as Record<symbol, Value | undefined>;
  return (values[Symbol.for(`parvoz: ${name}`)] ??= make());
}
