import { createHmac } from 'node:crypto';

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inner]) => [name, sorted(inner)]));
}

/**
 * The same request gives the same digest whatever the order of its fields. Keyed by what the client chose: a request may
 * hold a password, which nobody must be able to guess from it.
 */
export function requestDigest(key: string, ...parts: readonly unknown[]): string {
  return createHmac('sha256', key)
    .update(JSON.stringify(sorted(parts)))
    .digest('hex');
}
