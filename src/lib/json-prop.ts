/**
 * A value as one text, for what a page hands over to a component of the browser: React writes and reads
 * the parts of a value one by one, a text at once. For long data, such as the flights of a day.
 */
export type Written<Value> = string & { readonly toJsonProp?: Value };

export const toJsonProp = <Value>(value: Value): Written<Value> => JSON.stringify(value);

export const read = <Value>(text: Written<Value>): Value => JSON.parse(text) as Value;
