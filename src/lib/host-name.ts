const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const hostName = new RegExp(`^(?=.{4,253}$)(?:${label}\\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$`);

/** Whether a text is the full name of a host, in small letters: no scheme, port, path, number or star. */
export const isHostName = (text: string): boolean => hostName.test(text);
