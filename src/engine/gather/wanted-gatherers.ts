import type { Wanted } from '../ports/visit.ts';
import type { PageGatherer } from './define-artifact.ts';
import { sourcesOfInteractions } from './interactions/interaction-parts.ts';
import { pageGatherers } from './page-artifacts.ts';

type Gatherers = { readonly [Moment in keyof typeof pageGatherers]: readonly PageGatherer[] };

/**
 * The gatherers of those artifacts and of what these are made from, in the order of the visit; all when none is named.
 * What tells whether there is a page to judge is always among them.
 */
export function wantedGatherers(only?: Pick<Wanted, 'artifacts' | 'moves'>): Gatherers {
  if (!only) return pageGatherers;
  const { received, known, examined } = pageGatherers;
  const steps = [...received, ...known, ...examined].map(ofParts(only));
  const wanted = withNeeds(steps, only.artifacts);
  const among = (gatherers: readonly PageGatherer[]) => gatherers.filter(({ id }) => wanted.has(id));
  return { received, known: among(known), examined: among(examined) };
}

/** Some interactions alone are not gathered after all that the others build on. */
function ofParts({ moves }: Pick<Wanted, 'moves'>): (step: PageGatherer) => Step {
  if (!moves) return (step) => step;
  const sources = sourcesOfInteractions(moves);
  return ({ id, needs, after }) => {
    const isOfInteractions = id === 'moves' || id === 'stillMoves';
    return { id, needs, after: isOfInteractions ? after.filter((source) => sources.has(source)) : after };
  };
}

interface Step {
  readonly id: string;
  readonly needs: readonly string[];
  readonly after: readonly string[];
}

/** Those ids and all that they are gathered from, directly or not. */
export function withNeeds(steps: readonly Step[], ids: readonly string[]): ReadonlySet<string> {
  const byId = new Map(steps.map((step) => [step.id, step]));
  const wanted = new Set<string>();
  const add = (id: string) => {
    if (wanted.has(id)) return;
    wanted.add(id);
    const step = byId.get(id);
    for (const other of [...(step?.needs ?? []), ...(step?.after ?? [])]) add(other);
  };
  for (const id of ids) add(id);
  return wanted;
}
