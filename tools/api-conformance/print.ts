import { placeKind, type Finding } from './recorder';
import { rules } from './rules';
import type { Report } from './run';

/** Addresses shown of a group; the rest is counted. */
const SHOWN = 3;

/** What several replies break alike: the same rule of the same call at the same kind of place. */
interface Group {
  finding: Finding;
  urls: Set<string>;
  count: number;
}

function grouped(findings: readonly Finding[]): Group[] {
  const groups = new Map<string, Group>();
  for (const finding of findings) {
    const key = [finding.call, finding.rule, placeKind(finding.at)].join('\n');
    const group = groups.get(key) ?? { finding, urls: new Set(), count: 0 };
    group.count += 1;
    group.urls.add(finding.url);
    groups.set(key, group);
  }
  return [...groups.values()];
}

function described({ finding, urls, count }: Group): string {
  const { call, rule, at, expected, found, lost } = finding;
  const shown = [...urls].slice(0, SHOWN);
  const rest = urls.size - shown.length;
  return [
    `${call} · ${rules[rule].says}`,
    ...shown.map((url) => `  GET ${url}`),
    ...(rest > 0 ? [`  and ${rest} more`] : []),
    `  at        ${at}${count > 1 ? `  (${count} times)` : ''}`,
    `  expected  ${expected}`,
    `  found     ${found}`,
    ...(lost ? [`  lost      ${lost}`] : []),
  ].join('\n');
}

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** A report as a person reads it. */
export function printed({ findings, ...report }: Report): string {
  const deviations = findings.filter(({ level }) => level === 'deviation');
  const tolerated = findings.filter(({ level }) => level === 'tolerated');
  const missing = findings.filter(({ level }) => level === 'missing');
  const list = (title: string, some: readonly Finding[]) =>
    some.length > 0 ? ['', title, ...grouped(some).map((group) => `\n${described(group)}`)] : [];
  const { origin, unchecked, stopped, requests, mostRequests } = report;
  const seconds = Math.round(report.duration / 1000);
  return [
    ...list('Deviations from the contract', deviations),
    ...list('Tolerated: the site reads it all the same', tolerated),
    ...list('Missing: it need not be given, and readers do without', missing),
    ...(unchecked.length > 0
      ? ['', 'Not checked, for no reply of the right shape gave an occasion:']
      : []),
    ...unchecked.map((rule) => `  ${rules[rule].says}`),
    ...(stopped ? ['', `Stopped before the end: ${stopped}.`] : []),
    '',
    `${origin}: ${plural(report.checks, 'check')} by ${report.rules - unchecked.length} of ` +
      `${report.rules} rules, with ${requests} of at most ${mostRequests} requests, in ${seconds} s.`,
    `${plural(grouped(deviations).length, 'deviation')}, ${grouped(tolerated).length} tolerated, ` +
      `${grouped(missing).length} missing.`,
  ].join('\n');
}
