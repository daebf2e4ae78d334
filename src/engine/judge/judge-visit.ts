import type { VisitedPage } from '#contract/report.ts';
import type { SiteProfile } from '#contract/themes.ts';
import {
  isArtifactError,
  type LighthouseResult,
  type MainResponse,
  orElse,
  type PageArtifacts,
  type PageFacts,
  type PageIdentity,
} from '../artifacts.ts';
import { isTrusted } from '../derive/load/load-trust.ts';
import { type FactSource, factsLacking, pageFactsOf } from '../derive/page/page-facts.ts';
import { type ProvenFact, provePage } from '../rgaa/prove-page.ts';
import { pageRules } from '../rules/registry.ts';
import { type RuleVerdict, runPageRules } from '../rules/run-rules.ts';
import { inEveryView, withViews } from '../rules/views/judge-views.ts';
import { artifactFaults, collectThrows, type EngineFault } from './faults.ts';
import { summarisePage } from './page-summary.ts';
import { type RuleReading, readPageRule } from './read-rule.ts';

/** How a page is to be judged. */
export interface PageJudging {
  readonly profile: SiteProfile | null;
  /** Rules wanted, with all their proofs. Default: all, with those a report shows. */
  readonly only?: { readonly rules: readonly string[] } | undefined;
  /** Rules switched off: they give no verdict. */
  readonly rulesOff?: readonly string[];
  /** Rule whose reading is wanted. */
  readonly explain?: string | null;
}

/** Everything the audit keeps of a page once its artifacts are gone. */
export interface JudgedPage {
  readonly page: PageIdentity;
  readonly facts: PageFacts;
  /** What they should have been taken from and could not. */
  readonly factsLacking: readonly FactSource[];
  readonly summary: VisitedPage;
  readonly verdicts: readonly RuleVerdict[];
  /** What the page leaves no doubt about; settles criteria of the referential. */
  readonly proven: readonly ProvenFact[];
  readonly reading: RuleReading | null;
  /** Of a home page: one of the loads its median is taken from. */
  readonly lighthouse: LighthouseResult | null;
  /** Its load met a busy machine: its times are not its own. */
  readonly starved: boolean;
  /** Of a starved page: what another load of it is judged with. */
  readonly response: MainResponse | null;
  /** Rules that threw and artifacts that could not be gathered. */
  readonly faults: readonly EngineFault[];
}

/** Of a rule that is judged alone. */
export const allProofs = 1_000;

/** Artifacts of a page → verdicts and facts. Pure: the visit and the replay of a saved one give the same. */
export function judgeVisit(artifacts: PageArtifacts, judging: PageJudging): JudgedPage {
  const off = new Set(judging.rulesOff);
  const { only } = judging;
  const rules = pageRules.filter(({ id }) => !off.has(id) && (!only || only.rules.includes(id)));
  const { faults, onThrow } = collectThrows(artifacts.page.url);
  const verdicts = runPageRules(rules, artifacts, judging.profile, onThrow, only && allProofs);
  const starved = isStarved(artifacts.lighthouse);
  const explained = rules.find(({ id }) => id === judging.explain);
  return {
    page: artifacts.page,
    facts: pageFactsOf(artifacts),
    factsLacking: factsLacking(artifacts),
    summary: summarisePage(artifacts, verdicts),
    verdicts,
    proven: provePage(artifacts),
    lighthouse: artifacts.page.isHome ? orElse(artifacts.lighthouse, null) : null,
    starved,
    response: starved ? orElse(artifacts.mainResponse, null) : null,
    faults: [...faults, ...artifactFaults(artifacts, artifacts.page.url)],
    reading: explained
      ? readPageRule(inEveryView(withViews(artifacts))(explained), withViews(artifacts), judging.profile)
      : null,
  };
}

const isStarved = (load: PageArtifacts['lighthouse']): boolean =>
  isArtifactError(load) ? load.failure === 'busy' : !isTrusted(load);
