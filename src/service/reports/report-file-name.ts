import { type Deliverable, deliverables } from '#contract/deliverables.ts';
import { parisDay } from '#contract/paris-time.ts';

/** `constat-www.exemple.fr-2026-11-21.pdf`: safe in a header and on any disk. The day is that of the result, in Paris. */
export function reportFileName(
  audit: {
    readonly host: string;
    readonly finishedAt: Date | string | null;
    readonly createdAt: Date | string;
  },
  deliverable: Deliverable,
): string {
  const day = parisDay(new Date(audit.finishedAt ?? audit.createdAt));
  const { part, extension } = deliverables[deliverable];
  return `constat-${audit.host.replaceAll(/[^a-z0-9.-]/gi, '-')}-${day}${part}.${extension}`;
}
