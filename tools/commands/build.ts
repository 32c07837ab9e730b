import { ensureBuild } from '../lib/build';

/** `npm run build`: the production build of the current inputs. */
export default async function build(): Promise<void> {
  console.log(await ensureBuild());
}
