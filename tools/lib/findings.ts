/** A line of a result: what is claimed, what was found, and whether the claim holds. */
export interface Finding {
  claim: string;
  found: string;
  holds: boolean;
}

/** Prints what was found and returns whether every claim holds. */
export function printFindings(findings: readonly Finding[]): boolean {
  for (const { claim, found, holds } of findings) {
    console.log(`${holds ? '✓' : '✗'} ${claim}: ${found}`);
  }
  return findings.every(({ holds }) => holds);
}
