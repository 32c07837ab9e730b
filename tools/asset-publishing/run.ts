import path from 'node:path';
import { root } from '../lib/paths';
import { publishAssets } from './publish';

/** `node --import tsx tools/asset-publishing/run.ts FOLDER`: see {@link publishAssets}; Docker and Kubernetes run it. */
const [to] = process.argv.slice(2);
if (!to) {
  console.error('parvoz: name the folder that nginx serves (EDGE_STATIC_DIR).');
  process.exit(1);
}
const { added, removed } = publishAssets(path.join(root, '.next/static'), to);
console.log(`${added} files added, ${removed} old ones removed`);
