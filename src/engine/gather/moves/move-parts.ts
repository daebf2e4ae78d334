import type { MovePart } from '../../artifacts.ts';
import type { Wanted } from '../../ports/visit.ts';
import type { StillPart, VisitValues } from '../visit.ts';
import { type DrivenPart, drivenMoves } from './driven-moves.ts';

/** What each look at the page before it is driven builds on. */
const stillParts: Readonly<Record<StillPart, readonly (keyof VisitValues)[]>> = {
  autoMotion: ['motionWatch'],
  reducedMotion: ['motionWatch'],
  vanishedMessages: ['motionWatch'],
  // Contrasts are measured by the engine that stays in the page.
  darkScheme: ['axe'],
  lostInForcedColours: [],
  scroll: [],
};

const isStill = (part: MovePart): part is StillPart => Object.hasOwn(stillParts, part);

/** Whether that part of the moves is asked for. */
export type WantsMove = (part: MovePart) => boolean;

export function wantsMove(only: Wanted | undefined): WantsMove {
  const parts = only?.moves;
  return parts ? (part) => parts.includes(part) : () => true;
}

/** What those parts of the moves are gathered after. */
export function sourcesOfMoves(parts: readonly MovePart[]): ReadonlySet<keyof VisitValues> {
  const afterDriven = (asked: DrivenPart) => drivenMoves.find(({ part }) => part === asked)?.after ?? [];
  return new Set(
    parts.flatMap((part): readonly (keyof VisitValues)[] =>
      isStill(part) ? ['stillMoves', ...stillParts[part]] : afterDriven(part),
    ),
  );
}
