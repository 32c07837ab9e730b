import { readSharedValues } from '@/cms/shared-values';
import type { SharedValues } from '@/lib/shared-values';
import { cachedInProcess } from './cached';
import { cms } from './cms';

/** The tags of what texts refer to. */
export const sharedValueTags = ['shared-values', 'header'];

const maps = new WeakMap<object, SharedValues>();

/** What texts refer to; the same object for as long as nobody changes it. */
export async function sharedValues(): Promise<SharedValues> {
  const entries = await cachedInProcess(
    'shared values',
    async () => [...(await readSharedValues(await cms()))],
    sharedValueTags,
  );
  const values = maps.get(entries) ?? new Map(entries);
  maps.set(entries, values);
  return values;
}
