/**
 * What a promise comes to, if it does so in time; it is not ended otherwise.
 * @param limitMs milliseconds
 * @throws Error when it takes longer
 */
export async function withTimeout<Result>(
  limitMs: number,
  answer: Promise<Result>,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer in ${limitMs} ms.`)), limitMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
