import type { HeaderField } from '../../artifacts.ts';

/** Value of a header, several fields joined by a comma as RFC 9110 allows; null when absent. Not for Set-Cookie. */
export function headerValue(headers: readonly HeaderField[], name: string): string | null {
  const values = headers.filter((header) => header.name === name.toLowerCase()).map((header) => header.value);
  return values.length === 0 ? null : values.join(', ');
}

/** A Content-Disposition with which a browser saves the answer instead of showing it: any kind but « inline ». */
export function savesAnswer(disposition: string): boolean {
  const kind = disposition.split(';')[0]?.trim() ?? '';
  return /^[a-z]/i.test(kind) && !/^inline$/i.test(kind) && !kind.includes('=');
}
