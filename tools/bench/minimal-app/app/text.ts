import { readFileSync } from 'node:fs';

let text: string | undefined;

/** The first characters of the text that the server was started with. */
export async function textOf(params: Promise<{ length: string }>): Promise<string> {
  const { length } = await params;
  text ??= readFileSync(/* turbopackIgnore: true */ process.env.TEXT_FILE ?? '', 'utf8');
  return text.slice(0, Number(length));
}
