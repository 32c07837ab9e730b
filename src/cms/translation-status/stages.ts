import type { Payload, PayloadRequest } from 'payload';
import { parseDocument } from '@/cms/documents';
import {
  globalConfig,
  isGlobalKind,
  translatedKinds,
  type Config,
  type Document,
} from '@/cms/translation-status/kinds';

interface Stages {
  config: Config;
  published: Document | null;
  draft: Document | null;
}

/**
 * A document as visitors may see it and as it is being written, in all languages; null where there is none.
 * @param req within whose transaction it is read
 */
export async function stagesOf(
  payload: Payload,
  ref: string,
  req?: Partial<PayloadRequest>,
): Promise<Stages | null> {
  const { collection, global, id } = parseDocument(ref);
  const kind = collection ?? global ?? '';
  if (!translatedKinds.includes(kind) || isGlobalKind(kind) !== (global !== undefined)) return null;
  if (global) {
    const config = globalConfig(payload, global);
    const read = { slug: global as 'header', locale: 'all', depth: 0, req } as const;
    const [published, draft] = await Promise.all([
      payload.findGlobal({ ...read, draft: false }),
      payload.findGlobal({ ...read, draft: true }),
    ]);
    return { config, published: published as never, draft: draft as never };
  }
  const { config } = payload.collections[collection as 'pages'];
  const read = {
    collection: collection as 'pages',
    id: id ?? 0,
    locale: 'all',
    depth: 0,
    disableErrors: true,
    req,
  } as const;
  const [published, draft] = await Promise.all([
    payload.findByID({ ...read, draft: false }),
    payload.findByID({ ...read, draft: true }),
  ]);
  return { config, published: published as never, draft: draft as never };
}
