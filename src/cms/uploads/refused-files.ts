import { link, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type {
  CollectionAfterChangeHook,
  CollectionAfterErrorHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
} from 'payload';

interface Stored {
  filename?: string | null;
  sizes?: Record<string, { filename?: string | null } | undefined>;
}

interface Uploading {
  /** Names of what is replaced. */
  replaced: string[];
  /** The folder with a second link to each of them. */
  links: string;
  /** Names of what has been written by now. */
  written: string[];
}

declare module 'payload' {
  interface RequestContext {
    uploading?: Uploading;
  }
}

const namesOf = ({ filename, sizes = {} }: Stored): string[] =>
  [filename, ...Object.values(sizes).map((size) => size?.filename)].filter(
    (name) => typeof name === 'string',
  );

/** On the same disk; where all files are in a bucket, none has been here yet. */
async function newFolderBeside(folder: string): Promise<string> {
  const parent = path.dirname(folder);
  await mkdir(parent, { recursive: true });
  return mkdtemp(path.join(parent, 'replaced-'));
}

/**
 * Hooks of a collection of files on this disk. Payload deletes the file that is replaced, and writes the new
 * one, before it knows whether the save is refused; these put everything back where it is.
 * @param folder of the files; what is replaced is kept beside it until the save is done
 */
export function restoreFilesOfRefused(folder: string) {
  const beforeOperation: CollectionBeforeOperationHook = async ({
    args,
    collection,
    operation,
    req,
  }) => {
    const changesFile = req.file !== undefined || req.query?.uploadEdits !== undefined;
    const isWrite = operation === 'create' || operation === 'update';
    if (!req.user || !changesFile || !isWrite) return args;
    const { id } = args as { id?: number | string };
    const stored =
      operation === 'update' && id !== undefined
        ? await req.payload.findByID({
            collection: collection.slug,
            id,
            depth: 0,
            disableErrors: true,
            req,
          })
        : null;
    const replaced = stored ? namesOf(stored as Stored) : [];
    const links = replaced.length > 0 ? await newFolderBeside(folder) : '';
    req.context.uploading = { replaced, links, written: [] };
    for (const name of replaced) {
      // What is kept in a bucket is not here, and is deleted last.
      await link(path.join(folder, name), path.join(links, name)).catch(() => undefined);
    }
    return args;
  };

  const beforeChange: CollectionBeforeChangeHook = ({ data, req }) => {
    req.context.uploading?.written.push(...namesOf(data as Stored));
    return data;
  };

  const forget = async (uploading: Uploading | undefined) => {
    if (uploading?.links) await rm(uploading.links, { recursive: true, force: true });
  };

  const afterChange: CollectionAfterChangeHook = async ({ doc, req }) => {
    await forget(req.context.uploading);
    req.context.uploading = undefined;
    return doc;
  };

  const afterError: CollectionAfterErrorHook = async ({ req }) => {
    const { uploading } = req.context;
    if (!uploading) return;
    const { links, replaced, written } = uploading;
    for (const name of replaced) {
      await rename(path.join(links, name), path.join(folder, name)).catch(() => undefined);
    }
    for (const name of written.filter((one) => !replaced.includes(one))) {
      await rm(path.join(folder, name), { force: true });
    }
    await forget(uploading);
  };

  return { beforeOperation, beforeChange, afterChange, afterError };
}
