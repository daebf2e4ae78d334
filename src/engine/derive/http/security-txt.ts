import { fieldOf, linesOf } from '../../address/lines-of.ts';
import type { Probe } from '../../artifacts.ts';
import { headerValue } from './headers.ts';

/** The fields of a security.txt (RFC 9116), or null when the answer is not one (error, HTML page). */
export function securityTxtOf(
  probe: Probe,
): { readonly contacts: readonly string[]; readonly expires: string | null } | null {
  if (probe.status !== 200) return null;
  if (/html/i.test(headerValue(probe.headers, 'content-type') ?? '') || /^\s*</.test(probe.body)) return null;
  const fields = linesOf(probe.body)
    .map(fieldOf)
    .filter((field) => field !== null && field.value !== '' && /^[\w-]+$/.test(field.name));
  const values = (wanted: string) =>
    fields.flatMap((field) => (field?.name.toLowerCase() === wanted ? [field.value] : []));
  if (fields.length === 0) return null;
  return { contacts: values('contact'), expires: values('expires')[0] ?? null };
}
