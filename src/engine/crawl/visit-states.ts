import type { FlowMeasures, ReportJourney } from '#contract/journey/flow-measures.ts';
import { type Journey, type JourneyState, startOf, statesOf } from '#contract/journey/journey.ts';
import type { Theme } from '#contract/themes.ts';
import type { Screenshot } from '../ports/outcome.ts';
import type { VisitOutcome, VisitRequest } from '../ports/visit.ts';
import { rulesByTheme } from '../rules/registry.ts';
import { type VisitPlan, type Visits, visitInTime } from './visit-pages.ts';

/** Pages of one journey may share a title: the report’s own says which step is seen. */
const titleOf = ({ journey, name, step }: JourneyState): string => `${name} (${journey}, étape ${step})`;

/** What a state has no meaning for: its load is not measured like others, and search engines never come there. */
const otherThemes: readonly Theme[] = ['performance', 'seo', 'eco-design'];

/** Steps together, useful milliseconds. */
const journeyMs = 60_000;
/** States of one audit. */
const mostStates = 20;
const tooMany = `un audit juge ${mostStates} états de parcours au plus`;

interface VisitedStates extends Visits {
  /** Of the steps at which journeys stopped. */
  readonly pictures: readonly Screenshot[];
  /** Each that was begun. */
  readonly journeys: ReportJourney[];
}

type Stopped = Extract<VisitOutcome, { kind: 'not-analysed' }>;

/**
 * Replays each journey up to each of its marked steps, in a fresh context each time, and judges what is there like a page. A
 * journey that stopped is not begun again for the steps after: they are told with the step that stopped it.
 */
export async function visitStates(plan: VisitPlan): Promise<VisitedStates> {
  const visits = { pages: [], notAnalysed: [], pictures: [], journeys: [] } as {
    pages: Visits['pages'];
    notAnalysed: Visits['notAnalysed'];
    pictures: Screenshot[];
    journeys: ReportJourney[];
  };
  let left = mostStates;
  for (const journey of plan.order.journeys ?? []) {
    let stopped: Stopped | null = null;
    const flows: FlowMeasures[] = [];
    for (const state of statesOf(journey)) {
      left -= 1;
      if (left < 0) {
        visits.notAnalysed.push(unreached(startOf(journey) ?? plan.order.url, state, tooMany));
        continue;
      }
      if (plan.watch.signal.aborted) return visits;
      const begun: Stopped | null = stopped;
      const outcome: VisitOutcome = begun ?? (await visitState(plan, journey, state));
      if (outcome.kind === 'not-analysed' && outcome.stopped) stopped = outcome;
      if (outcome.flow && !begun) flows.push(outcome.flow);
      add(plan, visits, state, outcome, begun !== null);
      plan.journal.note('state', `${journey.name} ${state.step} ${outcome.kind}`, 0);
    }
    if (flows.length > 0 || left >= 0) visits.journeys.push(toldOf(journey, flows));
  }
  return visits;
}

/** Puts a state among the pages, or among those that were not analysed; `isKnown`: what stopped it was told already. */
function add(
  plan: VisitPlan,
  visits: Pick<Visits, 'pages' | 'notAnalysed'> & { readonly pictures: Screenshot[] },
  state: JourneyState,
  outcome: VisitOutcome,
  isKnown: boolean,
): void {
  if (outcome.kind === 'page') {
    plan.onFaults(outcome.faults);
    const summary = { ...outcome.summary, title: titleOf(state), state };
    visits.pages.push({ ...outcome, summary, artifacts: null, html: null });
    return;
  }
  const { url, reason, detail, stopped } = outcome;
  const picture = stopped?.picture ?? null;
  if (picture && !isKnown) visits.pictures.push(picture);
  visits.notAnalysed.push({
    ...unreached(url, state, detail),
    reason,
    ...(picture && { screenshot: { key: picture.key, width: picture.width, height: picture.height } }),
  });
}

const unreached = (url: string, state: JourneyState, why: string): Visits['notAnalysed'][number] => ({
  url: `${url}#parcours=${encodeURIComponent(state.journey)}&etape=${state.step}`,
  reason: 'journey',
  detail: `${state.journey}, ${state.name} : ${why}`.slice(0, 300),
  state,
});

/** What is told of a journey: the replay that came furthest saw all its steps. */
function toldOf({ name, version }: Journey, flows: readonly FlowMeasures[]): ReportJourney {
  const furthest = flows.reduce<FlowMeasures | null>(
    (best, flow) => (best === null || lastOf(flow) >= lastOf(best) ? flow : best),
    null,
  );
  const isMeasured = furthest !== null && furthest.steps.length > 0;
  return {
    name,
    ...(version !== undefined && { version }),
    steps: furthest ? [...furthest.steps] : [],
    ...(isMeasured && { totals: furthest.totals }),
  };
}

const lastOf = ({ steps }: FlowMeasures): number => steps.at(-1)?.step ?? 0;

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
