import { type Deliverable, deliverables } from '#contract/deliverables.ts';

/** Swedes write days as files are best sorted: 2026-11-21. */
const days = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Paris' });

/** `constat-www.exemple.fr-2026-11-21.pdf`: safe in a header and on any disk. The day is that of the result, in Paris. */
export function reportFileName(
  audit: {
    readonly host: string;
    readonly finishedAt: Date | string | null;
    readonly createdAt: Date | string;
  },
  deliverable: Deliverable,
): string {
  const day = days.format(new Date(audit.finishedAt ?? audit.createdAt));
  const { part, extension } = deliverables[deliverable];
  return `constat-${audit.host.replaceAll(/[^a-z0-9.-]/gi, '-')}-${day}${part}.${extension}`;
}
