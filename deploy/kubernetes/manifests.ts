import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';

export const folder = import.meta.dirname;

/** A Kubernetes object as it stands in a file. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  /** Path of its file below deploy/kubernetes. */
  file: string;
  [field: string]: unknown;
}

const read = (file: string): Record<string, unknown>[] =>
  parseAllDocuments(readFileSync(path.join(folder, file), 'utf8')).map((document) => {
    if (document.errors[0]) throw document.errors[0];
    return document.toJS() as Record<string, unknown>;
  });

/** Files below a folder of deploy/kubernetes, by their path in it. */
export const filesIn = (below: string): string[] =>
  readdirSync(path.join(folder, below), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);

/** Folders with a kustomization.yaml, by their path below deploy/kubernetes. */
export const layers = ['base', 'overlays/production', '../nginx'];

interface Kustomization {
  namespace?: string;
  resources?: string[];
  patches?: { path: string }[];
  images?: { name: string; newTag?: string }[];
  configMapGenerator?: { name: string; behavior?: string; files?: string[]; envs?: string[] }[];
}

export const kustomization = (layer: string): Kustomization =>
  read(path.join(layer, 'kustomization.yaml'))[0] as Kustomization;

/** The objects of base and overlays, patches and templates too. */
export const manifests = (): Manifest[] =>
  ['base', 'overlays/production'].flatMap((layer) =>
    filesIn(layer)
      .filter((name) => name.endsWith('.yaml') && name !== 'kustomization.yaml')
      .map((name) => path.join(layer, name))
      .flatMap((file) => read(file).map((object) => ({ ...object, file }) as Manifest)),
  );

/** The variables of a file of a configMapGenerator. */
export const variablesOf = (file: string): Map<string, string> =>
  new Map(
    readFileSync(path.join(folder, file), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [name = '', ...value] = line.split('=');
        return [name, value.join('=')];
      }),
  );
