import { metrics } from '@/platform/telemetry/metrics';

/** Directives that are counted by name; a report may say anything. */
const directives = [
  ...['default-src', 'base-uri', 'form-action', 'frame-ancestors', 'object-src', 'script-src'],
  ...['script-src-elem', 'script-src-attr', 'style-src', 'style-src-elem', 'style-src-attr'],
  ...['img-src', 'connect-src', 'font-src', 'frame-src', 'media-src', 'worker-src', 'manifest-src'],
];

const MAX_REPORTS = 50;

const partOf = (value: unknown, ...names: string[]): unknown =>
  names.map((name) => (value as Record<string, unknown> | null)?.[name]).find(Boolean);

function directiveOf(report: unknown): string {
  const body = partOf(report, 'csp-report', 'body');
  const said = partOf(body, 'effectiveDirective', 'effective-directive', 'violated-directive');
  const [name] = typeof said === 'string' ? said.split(' ') : [];
  return directives.find((known) => known === name) ?? 'other';
}

/** Counts the violations that a browser reports, by directive; nothing else of them is stored. */
export function countReports(reported: unknown): void {
  for (const report of [reported].flat().slice(0, MAX_REPORTS)) {
    metrics.cspReports.inc({ directive: directiveOf(report) });
  }
}
