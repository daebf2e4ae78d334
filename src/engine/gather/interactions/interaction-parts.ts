import type { InteractionPart } from '../../artifacts.ts';
import type { Wanted } from '../../ports/visit.ts';
import type { ObservedPart, VisitValues } from '../visit.ts';
import { type DrivenPart, drivenInteractions } from './driven-interactions.ts';

/** What each look at the page before it is driven builds on. */
const observedParts: Readonly<Record<ObservedPart, readonly (keyof VisitValues)[]>> = {
  autoMotion: ['motionWatch'],
  reducedMotion: ['motionWatch'],
  vanishedMessages: ['motionWatch'],
  // Contrasts are measured by the engine that stays in the page.
  darkScheme: ['axe'],
  lostInForcedColours: [],
  scroll: [],
};

const isObserved = (part: InteractionPart): part is ObservedPart => Object.hasOwn(observedParts, part);

/** Whether that part is asked for. */
export type WantsPart = (part: InteractionPart) => boolean;

export function wantsPart(only: Wanted | undefined): WantsPart {
  const parts = only?.moves;
  return parts ? (part) => parts.includes(part) : () => true;
}

/** What those parts are gathered after. */
export function sourcesOfInteractions(parts: readonly InteractionPart[]): ReadonlySet<keyof VisitValues> {
  const afterDriven = (asked: DrivenPart) =>
    drivenInteractions.find(({ part }) => part === asked)?.after ?? [];
  return new Set(
    parts.flatMap((part): readonly (keyof VisitValues)[] =>
      isObserved(part) ? ['stillMoves', ...observedParts[part]] : afterDriven(part),
    ),
  );
}
