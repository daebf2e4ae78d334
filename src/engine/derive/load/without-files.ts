import type { LighthouseResult } from '../../artifacts.ts';

/** The result as if an audit had not listed those files; one that lists nothing else passes. */
export function withoutFiles(
  lighthouse: LighthouseResult,
  auditId: string,
  files: readonly string[],
): LighthouseResult {
  const audit = lighthouse.audits[auditId];
  if (!audit || audit.items.length === 0) return lighthouse;
  const items = audit.items.filter(({ url }) => !files.includes(String(url)));
  const score = items.length === 0 ? 1 : audit.score;
  return { ...lighthouse, audits: { ...lighthouse.audits, [auditId]: { ...audit, items, score } } };
}
