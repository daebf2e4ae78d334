import type { Probe } from '../../artifacts.ts';
import { headerValue } from './headers.ts';

/** The fields of a security.txt (RFC 9116), or null when the answer is not one (error, HTML page). */
export function securityTxtOf(
  probe: Probe,
): { readonly contacts: readonly string[]; readonly expires: string | null } | null {
  if (probe.status !== 200) return null;
  if (/html/i.test(headerValue(probe.headers, 'content-type') ?? '') || /^\s*</.test(probe.body)) return null;
  const fields = [...probe.body.matchAll(/^\s*([\w-]+)\s*:\s*(.+?)\s*$/gm)].map(
    ([, name = '', value = '']) => [name.toLowerCase(), value] as const,
  );
  const values = (name: string) => fields.filter(([field]) => field === name).map(([, value]) => value);
  if (fields.length === 0) return null;
  return { contacts: values('contact'), expires: values('expires')[0] ?? null };
}
