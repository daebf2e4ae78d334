/** How a text answer may be packed. */
export type Encoding = 'br' | 'gzip';

/**
 * The best encoding that a client takes; null: it takes none of ours and gets the text as it is (RFC 9110, 12.5.3; a weight
 * of 0 refuses).
 * @param offered what this answer can be packed as, the best first
 */
export function acceptedEncoding(
  acceptEncoding: string,
  offered: readonly Encoding[] = ['br', 'gzip'],
): Encoding | null {
  const taken = acceptEncoding
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.replace(/;.*$/, '').trim());
  return offered.find((encoding) => taken.includes(encoding)) ?? null;
}

/** Says in the headers how an answer was packed, and that another client may get it packed otherwise. */
export function sayPacked(headers: Headers, bytes: number, encoding: Encoding): void {
  headers.set('content-length', String(bytes));
  headers.set('content-encoding', encoding);
  headers.append('vary', 'accept-encoding');
}
