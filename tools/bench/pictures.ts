import { bars, lines } from './chart';
import { median } from './figures';
import type { Records } from './record';
import { figure } from './table';
import { titleOf, type Throughput } from './throughput';
import type { Work } from './work';

/** A picture of docs/performance.md. */
export interface Picture {
  name: string;
  title: string;
  svg: string;
}

function ofThroughput({ subjects }: Throughput): Picture {
  const title = 'Requests a second';
  const rows = subjects.map(({ name, rounds }) => {
    const value = median(rounds.map(({ perSecond }) => perSecond));
    // The site's own stand out from what they are compared with.
    const strong = !/file$|minimal$|^(elements|plain)$/.test(name);
    return { name: titleOf(name), value, text: figure(value), strong };
  });
  return { name: 'performance-throughput.svg', title, svg: bars(title, rows) };
}

function ofWork(work: Work): Picture {
  const title = 'Milliseconds of an uncached reply by the amount of data';
  const all = work.flatMap(({ title: of, sizes, lines: each }) =>
    each.slice(0, 2).map(({ path, times }) => ({
      name: `${decodeURI(path)} (${of})`,
      points: times.map((y, index) => ({ x: sizes[index] ?? NaN, y })),
    })),
  );
  const svg = lines(title, 'flights a day, documents, cards', 'ms', all);
  return { name: 'performance-work.svg', title, svg };
}

/** The pictures of what was measured. */
export function pictures({ throughput, work }: Records): Picture[] {
  return [
    ...(throughput ? [ofThroughput(throughput.result as Throughput)] : []),
    ...(work ? [ofWork(work.result as Work)] : []),
  ];
}
