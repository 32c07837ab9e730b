/** The header in which the server notes who is connected to it; what a client sends there is replaced. */
export const PEER_HEADER = 'x-parvoz-peer';

/**
 * The address a request comes from. Each of the `trusted` proxies in front of the site has appended
 * the address that called it to X-Forwarded-For; what precedes it was written by the client.
 */
export function clientAddress(headers: Headers, trusted: number): string {
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
  const hops = [...forwarded.filter(Boolean), headers.get(PEER_HEADER) ?? ''];
  return hops[Math.max(0, hops.length - 1 - trusted)] ?? '';
}

/** The part of an address that belongs to one visitor: an IPv4 address whole, an IPv6 one's /64. */
export function networkOf(address: string): string {
  const ipv4 = /(?:^|:)(\d+(?:\.\d+){3})$/.exec(address);
  if (ipv4?.[1]) return ipv4[1];
  if (!address.includes(':')) return address;
  const [start = '', end] = (address.split('%')[0] ?? '').split('::');
  const left = start.split(':').filter(Boolean);
  const right = (end ?? '').split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const groups = end === undefined ? left : [...left, ...zeros, ...right];
  const network = groups.slice(0, 4).map((group) => parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
