/** Says a step in a plain line and, when it ends, how long it took if that was over a second. */
export async function step<Result>(title: string, run: () => Promise<Result>): Promise<Result> {
  const start = Date.now();
  console.log(title);
  const result = await run();
  const seconds = Math.round((Date.now() - start) / 1000);
  if (seconds > 1) console.log(`  ${title}: took ${seconds} s`);
  return result;
}
