import type { Severity } from '#contract/themes.ts';
import { type BlockedPages, ceilingOf } from './ceiling.ts';
import { amountOf, familyPenalty, graver, type RuleTree, severityPenalty } from './penalty.ts';

/** Failure of a rule on one page: how bad, how often. */
export interface PageFailure {
  readonly severity: Severity;
  readonly occurrences: number;
  /** As grave only on some kinds of site, and nobody declared which: what it is at least. */
  readonly mildest?: Severity;
}

/** What is known of one rule, page by page. Pages are named by their address. */
export interface RuleState {
  readonly ruleId: string;
  /** Pages where it fails. */
  readonly failing: ReadonlyMap<string, PageFailure>;
  /** It fails on the site as a whole: on every page, read or not. */
  readonly everywhere: PageFailure | null;
  /** Pages that were read where it may fail: it could not be tested there. */
  readonly unknown: ReadonlySet<string>;
  /** It may fail on every page: it could not be tested on the site. */
  readonly unknownEverywhere: boolean;
  /** It may fail on a page that was not read. */
  readonly onUnread: boolean;
  /** A page that was not read may take the failure away. */
  readonly curable: boolean;
}

/** The pages of the sample. */
export interface Sample {
  readonly read: readonly string[];
  /** Pages that could not be read. */
  readonly unread: number;
}

/** A score, or the two it lies between: what was not seen at its worst, and as sound. Integers 0–100. */
export interface Bounds {
  readonly low: number;
  readonly high: number;
}

export interface Worth {
  /** 0–1. */
  readonly kept: number;
  /** Defects of severity `bloquant` that are open on it, by the name of what is paid once. */
  readonly blockers: readonly string[];
}

export type Failures = ReadonlyMap<string, PageFailure>;

/** A failed rule with all that it hides: as grave as what would come to light were it mended. */
function gravityOf(ruleId: string, { severity }: PageFailure, tree: RuleTree): Severity {
  const below = tree.gravestBelow(ruleId);
  return below === null ? severity : graver(severity, below);
}

/**
 * Share of a page’s worth that one failure takes, 0–1. A parent has one price by severity, whatever the number of its
 * descendants: that of the family, so that mending it never uncovers something costlier.
 */
export function penaltyOf(ruleId: string, failure: PageFailure, tree: RuleTree): number {
  if (tree.isFree(ruleId)) return 0;
  return tree.gravestBelow(ruleId) === null
    ? severityPenalty[failure.severity] * amountOf(failure.occurrences)
    : familyPenalty[gravityOf(ruleId, failure, tree)];
}

/** What a rule and all below it take: a failure hides its descendants, and these have a ceiling together. */
function familyTakes(ruleId: string, failures: Failures, tree: RuleTree): number {
  const failure = failures.get(ruleId);
  if (failure) return penaltyOf(ruleId, failure, tree);
  const below = tree.gravestBelow(ruleId);
  if (below === null) return 0;
  const taken = new Map<string, number>();
  for (const child of tree.childrenOf(ruleId)) {
    const row = tree.rowOf(child);
    taken.set(row, Math.max(taken.get(row) ?? 0, familyTakes(child, failures, tree)));
  }
  const kept = [...taken.values()].reduce((left, share) => left * (1 - share), 1);
  return Math.min(familyPenalty[below], 1 - kept);
}

/** A failure whose ancestor failed on the same page is hidden by it. */
const isMasked = (ruleId: string, failed: Failures, tree: RuleTree): boolean =>
  tree.ancestorsOf(ruleId).some((ancestor) => failed.has(ancestor));

/** What one page is worth with these failures: `Π(1 − p)` over the defects, each paid once. */
export function worthOf(failures: Failures, tree: RuleTree): Worth {
  const taken = new Map<string, number>();
  const blockers = new Set<string>();
  const roots = new Set<string>();
  for (const [id, failure] of failures) {
    const isGrave = gravityOf(id, failure, tree) === 'bloquant' && !tree.isFree(id);
    if (isGrave && !isMasked(id, failures, tree)) blockers.add(tree.defectOf(id));
    const root = tree.rootOf(id);
    if (roots.has(root)) continue;
    roots.add(root);
    const defect = tree.defectOf(root);
    taken.set(defect, Math.max(taken.get(defect) ?? 0, familyTakes(root, failures, tree)));
  }
  let kept = 1;
  for (const share of taken.values()) kept *= 1 - share;
  return { kept, blockers: [...blockers] };
}

/**
 * Score of a theme: `floor(100 · mean of the pages’ worth)`, at most what its blocking
 * defects leave (`ceilingOf`). Every page weighs the same, so that one nobody could read is worth
 * between nothing unseen failing and everything failing that might.
 */
export function themeScore(states: readonly RuleState[], sample: Sample, tree: RuleTree): Bounds {
  return {
    low: scoreOf(states, sample, tree, 'low'),
    high: scoreOf(states, sample, tree, 'high'),
  };
}

function scoreOf(states: readonly RuleState[], sample: Sample, tree: RuleTree, bound: keyof Bounds): number {
  if (sample.read.length + sample.unread === 0) return bound === 'low' ? 0 : 100;
  const site = failuresOnSite(states, tree, bound);
  const byPage = failuresByPage(states, tree, bound);
  const onlySite = worthOf(site, tree);
  const read = sample.read.map((url) => {
    const own = byPage.get(url);
    return own ? worthOf(joined(site, own), tree) : onlySite;
  });
  const unread = bound === 'high' || sample.unread === 0 ? onlySite : worstOfPage(states, site, tree);
  return measureWorths(read, unread, sample.unread).score;
}

/**
 * The score of pages that were read, and of a number of others worth the same each; the mean it is made of, neither
 * capped nor rounded, 0–100; and its ceiling.
 */
export function measureWorths(
  read: readonly Worth[],
  unread: Worth,
  unreadCount: number,
): { readonly score: number; readonly mean: number; readonly ceiling: number } {
  const blocked: BlockedPages = { any: 0, byDefect: new Map() };
  let kept = 0;
  const add = (worth: Worth, times: number) => {
    kept += worth.kept * times;
    if (worth.blockers.length === 0) return;
    blocked.any += times;
    for (const id of worth.blockers) blocked.byDefect.set(id, (blocked.byDefect.get(id) ?? 0) + times);
  };
  for (const worth of read) add(worth, 1);
  if (unreadCount > 0) add(unread, unreadCount);
  const count = read.length + unreadCount;
  const ceiling = ceilingOf(blocked, count);
  const mean = (100 * kept) / count;
  return { score: Math.floor(Math.min(mean, ceiling) + 1e-9), mean, ceiling };
}

/** What fails on the site as a whole. */
export function failuresOnSite(
  states: readonly RuleState[],
  tree: RuleTree,
  bound: keyof Bounds,
): Map<string, PageFailure> {
  const site = new Map<string, PageFailure>();
  for (const state of states) {
    const failure = onSite(state, tree, bound);
    if (failure) site.set(state.ruleId, failure);
  }
  return site;
}

/** What a page alone is worth by the failures seen on it, 0–100. */
export function pageWorths(states: readonly RuleState[], tree: RuleTree): (url: string) => number {
  const byPage = failuresByPage(states, tree, 'high');
  return (url) => {
    const own = worthOf(byPage.get(url) ?? new Map(), tree);
    return measureWorths([own], own, 0).score;
  };
}

/** As bad as the rule can be where nothing was seen. */
export const worst = (ruleId: string, tree: RuleTree, occurrences: number): PageFailure => ({
  severity: tree.severityOf(ruleId),
  occurrences,
});

/** What is not known of its gravity is taken at its worst, and as sound. */
const seenAs = (failure: PageFailure, bound: keyof Bounds): PageFailure =>
  bound === 'high' && failure.mildest ? { ...failure, severity: failure.mildest } : failure;

export function onSite(state: RuleState, tree: RuleTree, bound: keyof Bounds): PageFailure | null {
  if (state.everywhere) return bound === 'high' && state.curable ? null : seenAs(state.everywhere, bound);
  return bound === 'low' && state.unknownEverywhere ? worst(state.ruleId, tree, 1) : null;
}

export function failuresByPage(
  states: readonly RuleState[],
  tree: RuleTree,
  bound: keyof Bounds,
): ReadonlyMap<string, Map<string, PageFailure>> {
  const pages = new Map<string, Map<string, PageFailure>>();
  const add = (url: string, ruleId: string, failure: PageFailure) => {
    const own = pages.get(url) ?? new Map<string, PageFailure>();
    pages.set(url, own.set(ruleId, failure));
  };
  for (const { ruleId, failing, unknown, curable } of states) {
    if (bound === 'high' && curable) continue;
    for (const [url, failure] of failing) add(url, ruleId, seenAs(failure, bound));
    if (bound === 'low') for (const url of unknown) add(url, ruleId, worst(ruleId, tree, Infinity));
  }
  return pages;
}

export function worstOfPage(states: readonly RuleState[], site: Failures, tree: RuleTree): Worth {
  const all = new Map<string, PageFailure>();
  for (const { ruleId, onUnread } of states) if (onUnread) all.set(ruleId, worst(ruleId, tree, Infinity));
  return worthOf(joined(site, all), tree);
}

/** Both, the costlier of each. */
export function joined(site: Failures, own: Failures): Failures {
  if (site.size === 0) return own;
  const all = new Map(own);
  for (const [id, failure] of site) {
    const other = all.get(id);
    all.set(id, other && cost(other) > cost(failure) ? other : failure);
  }
  return all;
}

const cost = ({ severity, occurrences }: PageFailure): number =>
  severityPenalty[severity] * amountOf(occurrences);
