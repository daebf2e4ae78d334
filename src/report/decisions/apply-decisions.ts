import { decisionScopes, settles } from '#contract/decision-words.ts';
import type { DecidedFinding, DecidedReport, Decision, StandingDecision } from '#contract/decisions.ts';
import { isDefect } from '#contract/defect.ts';
import { parisDay } from '#contract/paris-time.ts';
import type { Finding, Report } from '#contract/report.ts';
import { lapseOf } from './lapse-of.ts';
import { type Place, placesOf, type Reached, reachOf } from './reach-of.ts';

/** What is gathered about one finding while decisions are laid over it. */
interface Gathering {
  readonly finding: Finding;
  whole: StandingDecision | null;
  /** By place. */
  readonly covered: Map<string, Place & { readonly decision: StandingDecision }>;
  readonly lapsed: DecidedFinding['lapsed'];
}

/**
 * Lays decisions over a stored report: the one function behind page, PDF, mail, CSV, JSON and API. Pure. The report is
 * left as it is, its scores too. Where several cover one place the narrowest wins, then the latest.
 * @param decisions those of the site that were neither undone nor confirmed
 * @param now tells which have expired, by the day in Paris
 */
export function applyDecisions(
  report: Report,
  decisions: readonly StandingDecision[],
  now: Date,
): DecidedReport {
  const today = parisDay(now);
  const gatherings = report.findings.map(
    (finding): Gathering => ({ finding, whole: null, covered: new Map(), lapsed: [] }),
  );
  const byRule = Map.groupBy(gatherings, ({ finding }) => finding.ruleId);
  for (const decision of decisions.toSorted(widestFirst)) {
    const concerned = byRule.get(decision.ruleId);
    if (!concerned || Date.parse(decision.from) > Date.parse(report.finishedAt)) continue;
    const findings = concerned.map(({ finding }) => finding);
    for (const reached of reachOf(decision, findings, report.pages)) {
      const gathering = concerned.find(({ finding }) => finding === reached.finding);
      if (gathering) layOver(gathering, reached, decision, lapseOf(decision, reached.finding, report, today));
    }
  }
  return summarised(gatherings, decisions);
}

const widths = Object.keys(decisionScopes);

const widestFirst = (one: StandingDecision, other: StandingDecision): number =>
  widths.indexOf(other.scope) - widths.indexOf(one.scope) ||
  Date.parse(one.madeAt) - Date.parse(other.madeAt);

function layOver(
  gathering: Gathering,
  { places }: Reached,
  decision: StandingDecision,
  why: ReturnType<typeof lapseOf>,
): void {
  if (why !== null) {
    const [place] = places;
    gathering.lapsed.push({
      decision: decision.id,
      why,
      ...(place && { place: { page: place.page, order: place.order } }),
    });
  } else if (decision.scope === 'rule') gathering.whole = decision;
  else
    for (const { page, order } of places)
      gathering.covered.set(`${order} ${page}`, { page, order, decision });
}

function summarised(gatherings: readonly Gathering[], decisions: readonly StandingDecision[]): DecidedReport {
  const findings = gatherings.map(
    ({ finding, whole, covered, lapsed }): DecidedFinding => ({
      ruleId: finding.ruleId,
      verdict: finding.verdict,
      decision: whole?.id ?? null,
      occurrences: [...covered.values()].map(({ decision, ...place }) => ({
        ...place,
        decision: decision.id,
      })),
      isWhole: isSettled(finding, whole, [...covered.values()]),
      lapsed,
    }),
  );
  const count = (of: (finding: Finding) => boolean) => {
    const counted = findings.filter((_, index) => of(gatherings[index]?.finding as Finding));
    return { all: counted.length, decided: counted.filter(({ isWhole }) => isWhole).length };
  };
  const defects = count(isDefect);
  const contested = gatherings.filter((one) => isDefect(one.finding) && isContested(one)).length;
  const reviews = count(({ verdict }) => verdict === 'review');
  const spoken = findings.filter(
    ({ decision, occurrences, lapsed }) => decision !== null || occurrences.length > 0 || lapsed.length > 0,
  );
  const named = new Set(
    spoken.flatMap(({ decision, occurrences, lapsed }) => [
      decision,
      ...[...occurrences, ...lapsed].map((one) => one.decision),
    ]),
  );
  return {
    counts: {
      defects: defects.all,
      defectsDecided: defects.decided,
      defectsContested: contested,
      reviews: reviews.all,
      reviewsDecided: reviews.decided,
    },
    decisions: decisions
      .filter(({ id }) => named.has(id))
      .toSorted((one, other) => Date.parse(one.madeAt) - Date.parse(other.madeAt))
      .map(toldOf),
    findings: spoken,
  };
}

const isContested = ({ whole, covered }: Gathering): boolean =>
  [whole, ...[...covered.values()].map(({ decision }) => decision)].some(
    (decision) => decision !== null && !settles(decision.kind),
  );

/**
 * A decision on the whole settles it, but for places that somebody contests; else every place must be shown and settled: of
 * those only counted nothing can be said.
 */
function isSettled(
  finding: Finding,
  whole: StandingDecision | null,
  covered: readonly { readonly decision: StandingDecision }[],
): boolean {
  const settled = covered.filter(({ decision }) => settles(decision.kind)).length;
  if (whole !== null && settles(whole.kind)) return settled === covered.length;
  const shown = placesOf(finding).length;
  return shown > 0 && settled === shown && shown >= finding.occurrences;
}

/** The decision as it is told, without what it takes to apply it. */
export function toldOf({
  anchor: _,
  ruleVersion: _version,
  from: _from,
  ...told
}: StandingDecision): Decision {
  return told;
}
