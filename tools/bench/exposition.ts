/** A name, maybe labels, a value: a line of the format of Prometheus. */
const sample = /^([a-zA-Z_:][\w:]*)(?:\{.*\})? (\S+)$/;

/** The sum of a metric over all its labels; 0 where it is not. */
export const sumOf = (text: string, name: string): number =>
  text
    .split('\n')
    .map((line) => sample.exec(line))
    .filter((match) => match?.[1] === name)
    .reduce((sum, match) => sum + Number(match?.[2]), 0);

/** The metrics of a site, as served on its metrics port. */
export async function readMetrics(port: number): Promise<string> {
  const reply = await fetch(`http://127.0.0.1:${port}/metrics`);
  if (!reply.ok) throw new Error(`The metrics answered ${reply.status}.`);
  return reply.text();
}

/** Requests that a site has answered since it began. */
export const answeredBy = (text: string): number =>
  sumOf(text, 'parvoz_http_request_duration_seconds_count');
