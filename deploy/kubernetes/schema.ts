import path from 'node:path';
import ts from 'typescript';
import { root } from '../../tools/lib/paths';
import type { Manifest } from './manifests';

/** The module of kubernetes-models that has an object's kind. */
const moduleOf = ({ apiVersion, kind }: Manifest) => `kubernetes-models/${apiVersion}/${kind}`;

const objectOf = ({ file: _, ...object }: Manifest) => object;

/**
 * Holds an object against the official schema of its kind.
 * @throws Error saying where it deviates
 */
export async function validate(manifest: Manifest): Promise<void> {
  const models = (await import(moduleOf(manifest))) as Record<
    string,
    new (data: object) => { validate(): void }
  >;
  const Model = models[manifest.kind];
  if (!Model) throw new Error(`There is no ${manifest.kind} in ${manifest.apiVersion}.`);
  new Model(objectOf(manifest)).validate();
}

/**
 * The fields that no kind has: the schemas let them pass, Kubernetes does not, and the compiler, told
 * the types of the same schemas, names them.
 */
export function unknownFields(manifests: readonly Manifest[]): string[] {
  const name = path.join(root, 'manifests-checked.ts');
  const lines = manifests.map((manifest, index) => {
    const type = `I${manifest.kind}`;
    const value = JSON.stringify(objectOf(manifest));
    return `import type { ${type} as T${index} } from '${moduleOf(manifest)}'; export const m${index}: T${index} = ${value};`;
  });
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile, readFile } = host;
  const source = lines.join('\n');
  host.fileExists = (file) => file === name || fileExists(file);
  host.readFile = (file) => (file === name ? source : readFile(file));
  host.getSourceFile = (file, version, ...rest) =>
    file === name
      ? ts.createSourceFile(file, source, version)
      : getSourceFile(file, version, ...rest);
  const program = ts.createProgram([name], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ start = 0, messageText }) => {
    const line = source.slice(0, start).split('\n').length - 1;
    return `${manifests[line]?.file}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}
