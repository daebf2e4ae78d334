import { decisionScopes } from '#contract/decision-words.ts';
import type { DecidedFinding, DecidedReport, Decision, StandingDecision } from '#contract/decisions.ts';
import { parisDay } from '#contract/paris-day.ts';
import type { Finding, Report } from '#contract/report.ts';
import { lapseOf } from './lapse-of.ts';
import { type Place, placesOf, type Reached, reachOf } from './reach-of.ts';

/** What is gathered about one finding while decisions are laid over it. */
interface Gathering {
  readonly finding: Finding;
  whole: string | null;
  /** By place. */
  readonly covered: Map<string, Place & { readonly decision: string }>;
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
  { id, scope }: StandingDecision,
  why: ReturnType<typeof lapseOf>,
): void {
  if (why !== null) {
    const [place] = places;
    gathering.lapsed.push({
      decision: id,
      why,
      ...(place && { place: { page: place.page, order: place.order } }),
    });
  } else if (scope === 'rule') gathering.whole = id;
  else
    for (const { page, order } of places)
      gathering.covered.set(`${order} ${page}`, { page, order, decision: id });
}

function summarised(gatherings: readonly Gathering[], decisions: readonly StandingDecision[]): DecidedReport {
  const findings = gatherings.map(
    ({ finding, whole, covered, lapsed }): DecidedFinding => ({
      ruleId: finding.ruleId,
      verdict: finding.verdict,
      decision: whole,
      occurrences: [...covered.values()],
      isWhole: whole !== null || isCovered(finding, covered.size),
      lapsed,
    }),
  );
  const count = (of: (finding: Finding) => boolean) => {
    const counted = findings.filter((_, index) => of(gatherings[index]?.finding as Finding));
    return { all: counted.length, decided: counted.filter(({ isWhole }) => isWhole).length };
  };
  const defects = count(({ verdict, severity }) => verdict === 'fail' && severity !== 'info');
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

/** Every place is shown, and each is covered: of those only counted nothing can be said. */
function isCovered(finding: Finding, covered: number): boolean {
  const shown = placesOf(finding).length;
  return shown > 0 && covered === shown && shown >= finding.occurrences;
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
