function isEncoding(segment: string): boolean {
  try {
    decodeURIComponent(segment);
    return true;
  } catch {
    return false;
  }
}

/**
 * An address of which each segment can be decoded: one that cannot, such as `/%ff/`, is taken for its
 * own characters, so that it is not found. Next answers 500 otherwise.
 */
export function escapeMalformedPath(address: string): string {
  const [path = ''] = address.split('?', 1);
  if (!path.includes('%')) return address;
  const segments = path
    .split('/')
    .map((segment) => (isEncoding(segment) ? segment : segment.replaceAll('%', '%25')));
  return segments.join('/') + address.slice(path.length);
}
