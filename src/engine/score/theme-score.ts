import type { Severity } from '#contract/themes.ts';
import { amountOf, type RuleTree, severityPenalty } from './penalty.ts';

/** Failure of a rule on one page: how bad, how often. */
export interface PageFailure {
  readonly severity: Severity;
  readonly occurrences: number;
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

/** Highest score of a theme where a `bloquant` is open on a tenth of the pages or more. */
const blockedCap = 69;
const blockedShare = 0.1;

export interface Worth {
  /** 0–1. */
  readonly kept: number;
  readonly blocked: boolean;
}

export type Failures = ReadonlyMap<string, PageFailure>;

/**
 * Share of a page’s worth that one failure takes, 0–1. A rule with descendants costs its worst, so that mending it never
 * uncovers something dearer.
 */
export function penaltyOf(ruleId: string, { severity, occurrences }: PageFailure, tree: RuleTree): number {
  return tree.worstOf(ruleId) ?? severityPenalty[severity] * amountOf(occurrences);
}

/** A failure whose ancestor failed on the same page is hidden by it. */
const isMasked = (ruleId: string, failed: Failures, tree: RuleTree): boolean =>
  tree.ancestorsOf(ruleId).some((ancestor) => failed.has(ancestor));

/** What one page is worth with these failures: `Π(1 − p)`. */
export function worthOf(failures: Failures, tree: RuleTree): Worth {
  let kept = 1;
  let blocked = false;
  for (const [id, failure] of failures) {
    if (isMasked(id, failures, tree)) continue;
    kept *= 1 - penaltyOf(id, failure, tree);
    // A parent stands for its descendants, at its declared severity.
    const severity = tree.worstOf(id) === null ? failure.severity : tree.severityOf(id);
    blocked ||= severity === 'bloquant';
  }
  return { kept, blocked };
}

/**
 * Score of a theme: `floor(100 · mean of the pages’ worth)`, at most 69 where a `bloquant` is open on a tenth of the
 * pages, and on fewer pages as much less short of 100. Every page weighs the same, so that one nobody could read is worth
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
  return scoreOfWorths(read, unread, sample.unread);
}

/** The score of pages that were read, and of a number of others worth the same each. */
export function scoreOfWorths(read: readonly Worth[], unread: Worth, unreadCount: number): number {
  return measureWorths(read, unread, unreadCount).score;
}

/** The score, and the mean it is made of: neither capped nor rounded, 0–100. */
export function measureWorths(
  read: readonly Worth[],
  unread: Worth,
  unreadCount: number,
): { readonly score: number; readonly mean: number } {
  const count = read.length + unreadCount;
  let kept = 0;
  let blocked = 0;
  const add = (worth: Worth, times: number) => {
    kept += worth.kept * times;
    blocked += worth.blocked ? times : 0;
  };
  for (const worth of read) add(worth, 1);
  if (unreadCount > 0) add(unread, unreadCount);
  const cap = 100 - (100 - blockedCap) * Math.min(1, blocked / (blockedShare * count));
  const mean = (100 * kept) / count;
  return { score: Math.floor(Math.min(mean, cap) + 1e-9), mean };
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
    const { kept, blocked } = worthOf(byPage.get(url) ?? new Map(), tree);
    return Math.floor(Math.min(100 * kept, blocked ? blockedCap : 100) + 1e-9);
  };
}

/** As bad as the rule can be where nothing was seen. */
export const worst = (ruleId: string, tree: RuleTree, occurrences: number): PageFailure => ({
  severity: tree.severityOf(ruleId),
  occurrences,
});

export function onSite(state: RuleState, tree: RuleTree, bound: keyof Bounds): PageFailure | null {
  if (state.everywhere) return bound === 'high' && state.curable ? null : state.everywhere;
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
    for (const [url, failure] of failing) add(url, ruleId, failure);
    if (bound === 'low') for (const url of unknown) add(url, ruleId, worst(ruleId, tree, Infinity));
  }
  return pages;
}

export function worstOfPage(states: readonly RuleState[], site: Failures, tree: RuleTree): Worth {
  const all = new Map<string, PageFailure>();
  for (const { ruleId, onUnread } of states) if (onUnread) all.set(ruleId, worst(ruleId, tree, Infinity));
  return worthOf(joined(site, all), tree);
}

/** Both, the dearer of each. */
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
