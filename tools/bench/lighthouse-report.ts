/** The figures of one run: scores of 100, times in milliseconds. */
export interface Scores {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
}

/** What is read of Lighthouse's JSON. */
export interface Report {
  runtimeError?: { code: string; message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
}

/** Categories by the name of their score. */
export const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best-practices',
  seo: 'seo',
} as const;

/**
 * The figures of a report.
 * @throws Error where Lighthouse could not judge the page
 */
export function scoresOf({ runtimeError, categories: found, audits }: Report): Scores {
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.code} ${runtimeError.message}`);
  const score = (id: string) => Math.round(100 * (found[id]?.score ?? NaN));
  const value = (id: string) => audits[id]?.numericValue ?? NaN;
  return {
    performance: score(categories.performance),
    accessibility: score(categories.accessibility),
    bestPractices: score(categories.bestPractices),
    seo: score(categories.seo),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  };
}

/** The audits that cost a category its full score; those of performance are graded and left out. */
export function failedAudits({ categories: found, audits }: Report): string[] {
  const { accessibility, bestPractices, seo } = categories;
  return [accessibility, bestPractices, seo].flatMap((id) =>
    (found[id]?.auditRefs ?? [])
      .filter(({ id: audit, weight }) => {
        const score = audits[audit]?.score ?? null;
        return weight > 0 && score !== null && score < 1;
      })
      .map(({ id: audit }) => audit),
  );
}

/** Reads Lighthouse's JSON. */
export const parseLighthouse = (text: string): Report => JSON.parse(text) as Report;
