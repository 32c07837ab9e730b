import type { Metrics } from '@/features/layout/schema';
import { fetchData } from '@/lib/fetch-data';

/** The scripts of a text as elements that run; those for visitors without scripts are left out. */
function scriptsOf(text: string): HTMLScriptElement[] {
  // Within a body a noscript holds what it holds; in a head it would end at the first picture.
  const parsed = new DOMParser().parseFromString(`<body>${text}`, 'text/html');
  return [...parsed.querySelectorAll('script')]
    .filter((script) => !script.closest('noscript'))
    .map((script) => {
      const copy = document.createElement('script');
      for (const { name, value } of script.attributes) copy.setAttribute(name, value);
      // What a script inserts is asynchronous unless it says otherwise.
      copy.async = script.hasAttribute('async');
      copy.text = script.text;
      return copy;
    });
}

/** Asks for the metric scripts and runs them in the head, each after the one before. */
export async function insertMetrics(): Promise<void> {
  const { scripts } = await fetchData<Metrics>('/api/metrics');
  for (const script of scriptsOf(scripts)) {
    const done =
      script.src &&
      !script.async &&
      new Promise((resolve) => {
        script.addEventListener('load', resolve);
        script.addEventListener('error', resolve);
      });
    document.head.append(script);
    if (done) await done;
  }
}
