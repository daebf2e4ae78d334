import type { InteractionPart, Interactions } from '../../artifacts.ts';
import type { Tab } from '../tab.ts';
import type { ObservedPart, VisitValues } from '../visit.ts';
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
export type Known<Id extends keyof VisitValues = InteractionSource> = {
  readonly [Of in Id]: VisitValues[Of] | null;
};
type InteractionSource = 'dom' | 'stylesheets';
export type DrivenPart = Exclude<InteractionPart, ObservedPart>;

/** One interaction, as the drive runs it. */
export interface DrivenInteraction {
  readonly part: DrivenPart;
  /** Longest useful time, ms. */
  readonly limitMs: number;
  /** Gathered before: it knows nothing else of the page. */
  readonly after: readonly InteractionSource[];
  run(drive: Drive, known: Known): Promise<Partial<Interactions>>;
}

function defineInteraction<Part extends DrivenPart, const After extends InteractionSource = never>(
  part: Part,
  move: {
    readonly limitMs: number;
    readonly after?: readonly After[];
    run(drive: Drive, known: Known<NoInfer<After>>): Promise<Interactions[Part]>;
  },
): DrivenInteraction {
  const { limitMs, after = [], run } = move;
  return { part, limitMs, after, run: async (drive, known) => ({ [part]: await run(drive, known) }) };
}

/** In their order: each changes the page a little more. */
export const drivenInteractions: readonly DrivenInteraction[] = [
  defineInteraction('reflow', {
    limitMs: 1_500,
    run: async ({ tab }) => ({ at320: await overflowAt(tab, { width: 320, height: 512 }) }),
  }),
  defineInteraction('widths', {
    limitMs: 3_000,
    run: async ({ tab }) => [
      await overflowAt(tab, { width: 360, height: 740 }),
      await overflowAt(tab, { width: 768, height: 1_024 }),
      await overflowAt(tab, { width: 1_200, height: 800 }),
    ],
  }),
  defineInteraction('orientation', { limitMs: 1_500, run: ({ tab }) => orientation(tab) }),
  defineInteraction('zoom200', { limitMs: 3_500, run: ({ tab }) => zoom200(tab) }),
  defineInteraction('textSpacing', { limitMs: 2_500, run: ({ tab }) => textSpacing(tab) }),
  defineInteraction('stateContrasts', {
    limitMs: 2_000,
    after: ['stylesheets'],
    run: ({ tab }, { stylesheets }) => stateContrasts(tab, stylesheets ?? [], tab.clock.now() + 1_500),
  }),
  defineInteraction('hoverReveal', {
    limitMs: 4_000,
    after: ['stylesheets', 'dom'],
    run: ({ tab }, { stylesheets, dom }) => hoverReveal(tab, stylesheets ?? [], dom, tab.clock.now() + 3_000),
  }),
  defineInteraction('keyboardTraps', {
    limitMs: 2_500,
    after: ['dom'],
    run: ({ tab }, { dom }) => keyboardTraps(tab, dom, tab.clock.now() + 2_000),
  }),
  defineInteraction('contextChangeOnFocus', {
    limitMs: 2_500,
    run: ({ tab, guard }) => contextChangeOnFocus(tab, guard),
  }),
  defineInteraction('contextChangeOnChoice', {
    limitMs: 2_000,
    run: ({ tab, guard }) => contextChangeOnChoice(tab, guard),
  }),
  defineInteraction('typing', {
    limitMs: 2_500,
    run: ({ tab, guard, isHome }) => typing(tab, guard, isHome),
  }),
  defineInteraction('formErrors', {
    limitMs: 8_500,
    run: (drive) => formErrors(drive),
  }),
];
