import { sha256 } from '@/lib/sha256';

/**
 * The inline functions with which React moves streamed parts of a page into their place: their length
 * in characters and their hash. A test holds them against the React that Next brings.
 */
export const reactRuntime = [
  { length: 364, hash: 'sha256-CwHpiObGc0Kj6qtRFzUVGqk0apwmCrylJaQU+RajuJ0=' },
  { length: 57, hash: 'sha256-7mu4H06fwDCjmnxxr/xNHyuQC6pLTHr4M2E4jXw5WZs=' },
  { length: 193, hash: 'sha256-rkPyhj2kmK5uKX6SivS3u1ga+pNajy8xBWBiEPXhNMA=' },
  { length: 829, hash: 'sha256-ejxEGil7Q2jnFo9T1EMjhzsRoWDTVn8tRpUYd4XCJkY=' },
  { length: 2694, hash: 'sha256-R3eWN7zVoU3spWpPQ2b7tbYj4hZDyViY037DUph2exw=' },
  { length: 1105, hash: 'sha256-QwTTcUY6X/W9qbI8vPXdsBAoBq5Xi/MvMAMV2FEeJpk=' },
  { length: 200, hash: 'sha256-5TqIdh80KgjiD5uUtz2OhDa5DlGt33xJV6lK4XUE+Yo=' },
] as const;

/** What is left of a script after the functions of React that it begins with. */
export function withoutRuntime(script: string): string {
  const known = reactRuntime.find(
    ({ length, hash }) => script.length >= length && sha256(script.slice(0, length)) === hash,
  );
  return known ? withoutRuntime(script.slice(known.length)) : script;
}
