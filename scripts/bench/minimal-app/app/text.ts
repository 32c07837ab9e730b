import { readFileSync } from 'node:fs';

/** The first characters of the text that the server was started with. */
export async function textOf(params: Promise<{ length: string }>): Promise<string> {
  const { length } = await params;
  const text = readFileSync(/* turbopackIgnore: true */ process.env.TEXT_FILE ?? '', 'utf8');
  return text.slice(0, Number(length));
}
