interface Entry {
  time: string;
  level: string;
  msg?: string;
  err?: { message: string; stack?: string };
}

const shown = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** A line of the log (JSON) as a person at a terminal reads it: `14:20:00 WARN  text key=value`. */
export function readable(line: string): string {
  const { time, level, msg, err, ...fields } = JSON.parse(line) as Entry;
  const words = [
    time.slice(11, 19),
    level.toUpperCase().padEnd(5),
    msg ?? err?.message,
    ...Object.entries(fields).map(([name, value]) => `${name}=${shown(value)}`),
  ];
  return [words.join(' '), err?.stack, ''].filter((part) => part !== undefined).join('\n');
}
