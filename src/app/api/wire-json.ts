import { createHash } from 'node:crypto';
import { toWire } from '@/lib/wire-text';

interface Wire {
  /** JSON. */
  text: string;
  /** Another one where the text is another; short. */
  digest: string;
  fallback: string[];
}

/** A short text, another one where the text is another. */
export const digestOf = (text: string) => createHash('sha1').update(text).digest('base64url');

const listsWritten = new WeakMap<readonly unknown[], Wire>();

/** A list that several replies share is written once: nobody changes what was replied. */
function wireOf(value: unknown): Wire {
  const known = Array.isArray(value) ? listsWritten.get(value) : undefined;
  if (known) return known;
  const { data, fallback } = toWire(value);
  const text = JSON.stringify(data);
  const wire = { text, digest: digestOf(text + fallback.join()), fallback };
  if (Array.isArray(value)) listsWritten.set(value, wire);
  return wire;
}

/** The same as JSON. */
export function toWireText(reply: object): Wire {
  const parts = Object.entries(reply)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ({ key, ...wireOf(value) }));
  return {
    digest: digestOf(parts.map(({ key, digest }) => key + digest).join()),
    text: `{${parts.map(({ key, text }) => `${JSON.stringify(key)}:${text}`).join()}}`,
    fallback: parts.flatMap(({ key, fallback }) => fallback.map((pointer) => `/${key}${pointer}`)),
  };
}
