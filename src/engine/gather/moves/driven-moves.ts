import type { MovePart, Moves } from '../../artifacts.ts';
import type { Tab } from '../tab.ts';
import type { StillPart, VisitValues } from '../visit.ts';
import { contextChangeOnChoice, contextChangeOnFocus } from './context-changes.ts';
import { formErrors } from './form-errors.ts';
import { hoverReveal } from './hover-reveal.ts';
import { keyboardTraps } from './keyboard-traps.ts';
import type { RequestGuard } from './request-guard.ts';
import { stateContrasts } from './state-contrasts.ts';
import { typing } from './typing.ts';
import { orientation, overflowAt, textSpacing, zoom200 } from './windows.ts';

/** The page while it is driven. */
export interface Drive {
  readonly tab: Tab;
  readonly guard: RequestGuard;
  readonly isHome: boolean;
  /** Useful time at which the whole drive ends. */
  readonly until: number;
  /** Cuts the browser from the network until the next page. */
  closeNetwork(): void;
}

/** What was gathered before, where it could be. */
export type Known<Id extends keyof VisitValues = MoveSource> = {
  readonly [Of in Id]: VisitValues[Of] | null;
};
type MoveSource = 'dom' | 'stylesheets';
export type DrivenPart = Exclude<MovePart, StillPart>;

/** One move, as the drive runs it. */
export interface DrivenMove {
  readonly part: DrivenPart;
  /** Longest useful time, ms. */
  readonly limitMs: number;
  /** Gathered before: it knows nothing else of the page. */
  readonly after: readonly MoveSource[];
  run(drive: Drive, known: Known): Promise<Partial<Moves>>;
}

function defineMove<Part extends DrivenPart, const After extends MoveSource = never>(
  part: Part,
  move: {
    readonly limitMs: number;
    readonly after?: readonly After[];
    run(drive: Drive, known: Known<NoInfer<After>>): Promise<Moves[Part]>;
  },
): DrivenMove {
  const { limitMs, after = [], run } = move;
  return { part, limitMs, after, run: async (drive, known) => ({ [part]: await run(drive, known) }) };
}

/** In their order: each changes the page a little more. */
export const drivenMoves: readonly DrivenMove[] = [
  defineMove('reflow', {
    limitMs: 1_500,
    run: async ({ tab }) => ({ at320: await overflowAt(tab, { width: 320, height: 512 }) }),
  }),
  defineMove('widths', {
    limitMs: 3_000,
    run: async ({ tab }) => [
      await overflowAt(tab, { width: 360, height: 740 }),
      await overflowAt(tab, { width: 768, height: 1_024 }),
      await overflowAt(tab, { width: 1_200, height: 800 }),
    ],
  }),
  defineMove('orientation', { limitMs: 1_500, run: ({ tab }) => orientation(tab) }),
  defineMove('zoom200', { limitMs: 3_500, run: ({ tab }) => zoom200(tab) }),
  defineMove('textSpacing', { limitMs: 2_500, run: ({ tab }) => textSpacing(tab) }),
  defineMove('stateContrasts', {
    limitMs: 2_000,
    after: ['stylesheets'],
    run: ({ tab }, { stylesheets }) => stateContrasts(tab, stylesheets ?? [], tab.clock.now() + 1_500),
  }),
  defineMove('hoverReveal', {
    limitMs: 4_000,
    after: ['stylesheets', 'dom'],
    run: ({ tab }, { stylesheets, dom }) => hoverReveal(tab, stylesheets ?? [], dom, tab.clock.now() + 3_000),
  }),
  defineMove('keyboardTraps', {
    limitMs: 2_500,
    after: ['dom'],
    run: ({ tab }, { dom }) => keyboardTraps(tab, dom, tab.clock.now() + 2_000),
  }),
  defineMove('contextChangeOnFocus', {
    limitMs: 2_500,
    run: ({ tab, guard }) => contextChangeOnFocus(tab, guard),
  }),
  defineMove('contextChangeOnChoice', {
    limitMs: 2_000,
    run: ({ tab, guard }) => contextChangeOnChoice(tab, guard),
  }),
  defineMove('typing', { limitMs: 2_500, run: ({ tab, guard, isHome }) => typing(tab, guard, isHome) }),
  defineMove('formErrors', {
    limitMs: 8_500,
    run: (drive) => formErrors(drive),
  }),
];
