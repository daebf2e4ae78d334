import { type JourneyStep, mostJourneyStates } from './journey.ts';

/**
 * Marks the steps that lead to a page, and the last one, where nobody has chosen: a state named by its number each. The last
 * ones where there are too many.
 */
export function withUsualMarks(steps: readonly JourneyStep[]): JourneyStep[] {
  const made = steps.findLastIndex(({ type }) => type !== 'close');
  const leads = steps.flatMap(({ navigates }, at) => (navigates || at === made ? [at] : []));
  const marked = new Set(leads.slice(-mostJourneyStates));
  return steps.map(({ state: _state, ...step }, at) =>
    marked.has(at) ? { ...step, state: `Étape ${at + 1}` } : step,
  );
}
