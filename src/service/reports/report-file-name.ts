import type { ExportFormat } from '#contract/plans.ts';

/** `constat-www.exemple.fr-2026-11-21.pdf`: safe in a header and on any disk. The day is that of the result. */
export function reportFileName(
  audit: {
    readonly host: string;
    readonly finishedAt: Date | string | null;
    readonly createdAt: Date | string;
  },
  format: ExportFormat,
): string {
  const day = new Date(audit.finishedAt ?? audit.createdAt).toISOString().slice(0, 10);
  return `constat-${audit.host.replaceAll(/[^a-z0-9.-]/gi, '-')}-${day}.${format}`;
}
