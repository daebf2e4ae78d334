import type { HeaderField } from '../../artifacts.ts';

/** The HSTS policy of an answer (RFC 6797: the first field counts); `maxAgeSeconds` null when unreadable. */
export interface Hsts {
  readonly value: string;
  readonly maxAgeSeconds: number | null;
  readonly includeSubDomains: boolean;
}

export function hstsOf(headers: readonly HeaderField[]): Hsts | null {
  const value = headers.find((header) => header.name === 'strict-transport-security')?.value;
  if (value === undefined) return null;
  const maxAge = /(?:^|;)\s*max-age\s*=\s*"?(\d+)"?\s*(?:;|$)/i.exec(value);
  return {
    value,
    maxAgeSeconds: maxAge ? Number(maxAge[1]) : null,
    includeSubDomains: /(?:^|;)\s*includeSubDomains\s*(?:;|$)/i.test(value),
  };
}
