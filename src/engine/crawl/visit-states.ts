import { type Journey, type JourneyState, startOf, statesOf } from '#contract/journey/journey.ts';
import type { Theme } from '#contract/themes.ts';
import type { Screenshot } from '../ports/outcome.ts';
import type { VisitOutcome, VisitRequest } from '../ports/visit.ts';
import { rulesByTheme } from '../rules/registry.ts';
import { type VisitPlan, type Visits, visitInTime } from './visit-pages.ts';

/** Pages of one journey may share a title: the report’s own says which step is seen. */
const titleOf = ({ journey, name, step }: JourneyState): string => `${name} (${journey}, étape ${step})`;

/** What a state has no meaning for: its load is not measured, and search engines never come there. */
const otherThemes: readonly Theme[] = ['performance', 'seo', 'eco-design'];

/** Steps together, useful milliseconds. */
const journeyMs = 60_000;
/** States of one audit. */
const mostStates = 20;

interface VisitedStates extends Visits {
  /** Of the steps at which journeys stopped. */
  readonly pictures: readonly Screenshot[];
}

/**
 * Replays each journey up to each of its marked steps, in a fresh context each time, and judges what is there like a page. A
 * journey that stopped is not begun again for the steps after: they are told with the step that stopped it.
 */
export async function visitStates(plan: VisitPlan): Promise<VisitedStates> {
  const visits = { pages: [], notAnalysed: [], pictures: [] } as {
    pages: Visits['pages'];
    notAnalysed: Visits['notAnalysed'];
    pictures: Screenshot[];
  };
  let left = mostStates;
  for (const journey of plan.order.journeys ?? []) {
    let stopped: Extract<VisitOutcome, { kind: 'not-analysed' }> | null = null;
    for (const state of statesOf(journey).slice(0, left)) {
      left -= 1;
      if (plan.watch.signal.aborted) return visits;
      const begun: Extract<VisitOutcome, { kind: 'not-analysed' }> | null = stopped;
      const outcome: VisitOutcome = begun ?? (await visitState(plan, journey, state));
      const url = `${outcome.kind === 'page' ? outcome.summary.url : outcome.url}`;
      if (outcome.kind === 'page') {
        plan.onFaults(outcome.faults);
        visits.pages.push({
          ...outcome,
          summary: { ...outcome.summary, title: titleOf(state), state },
          artifacts: null,
          html: null,
        });
      } else {
        const { reason, detail, stopped: at } = outcome;
        const picture = at?.picture ?? null;
        if (at && !begun) stopped = outcome;
        if (picture && !begun) visits.pictures.push(picture);
        visits.notAnalysed.push({
          url: `${url}#parcours=${encodeURIComponent(journey.name)}&etape=${state.step}`,
          reason,
          detail: `${journey.name}, ${state.name} : ${detail}`.slice(0, 300),
          ...(picture && { screenshot: { key: picture.key, width: picture.width, height: picture.height } }),
        });
      }
      plan.journal.note('state', `${journey.name} ${state.step} ${outcome.kind}`, 0);
    }
  }
  return visits;
}

async function visitState(plan: VisitPlan, journey: Journey, state: JourneyState): Promise<VisitOutcome> {
  const url = startOf(journey) ?? plan.order.url;
  const meaningless = otherThemes.flatMap((theme) => rulesByTheme[theme].map(({ id }) => id));
  const request: VisitRequest = {
    url,
    isHome: false,
    device: plan.order.device,
    siteDomain: plan.siteDomain,
    profile: plan.order.profile,
    moves: true,
    deadlineMs: plan.pageDeadlineMs + journeyMs,
    rulesOff: [...(plan.order.rulesOff ?? []), ...meaningless],
    explain: plan.explain ?? null,
    only: plan.only,
    keepHtml: false,
    keepArtifacts: false,
    journey: {
      steps: journey.steps.slice(0, state.step),
      host: new URL(url).host,
      state,
      limitMs: journeyMs,
    },
  };
  const outcome = await visitInTime(plan, request);
  // A fault of ours says nothing of the journey.
  return outcome.kind === 'not-analysed' && outcome.reason === 'incident' && !plan.watch.signal.aborted
    ? visitInTime(plan, request)
    : outcome;
}
