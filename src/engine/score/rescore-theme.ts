import type { RuleTree } from './penalty.ts';
import {
  type Failures,
  failuresByPage,
  failuresOnSite,
  joined,
  measureWorths,
  onSite,
  type RuleState,
  type Sample,
  type Worth,
  worst,
  worstOfPage,
  worthOf,
} from './theme-score.ts';

/** Low bound of a theme, and the mean that it is made of, neither capped nor rounded. */
interface Rescored {
  readonly score: number;
  readonly mean: number;
}

/** Scores a theme again once some of its rules are in another state, by their ids. */
export type RescoreTheme = (changed: ReadonlyMap<string, RuleState>) => Rescored;

/**
 * The same as `themeScore(…).low` over the changed states, to the last digit, at the cost of the pages that change: for
 * asking what each of many fixes is worth. `onUnread` of a rule never changes.
 */
export function rescoreTheme(states: readonly RuleState[], sample: Sample, tree: RuleTree): RescoreTheme {
  if (sample.read.length + sample.unread === 0) return () => ({ score: 0, mean: 0 });
  const site = failuresOnSite(states, tree, 'low');
  const byPage = failuresByPage(states, tree, 'low');
  const places = new Map(sample.read.map((url, place) => [url, place]));
  const none: Failures = new Map();
  const worthAt = (url: string, onWholeSite: Failures, own: Failures = byPage.get(url) ?? none) =>
    worthOf(own.size === 0 ? onWholeSite : joined(onWholeSite, own), tree);
  const worths = sample.read.map((url) => worthAt(url, site));
  const unreadOf = (onWholeSite: Failures): Worth =>
    sample.unread === 0 ? { kept: 0, blockers: [] } : worstOfPage(states, onWholeSite, tree);
  const unread = unreadOf(site);
  const before = new Map(states.map((state) => [state.ruleId, state]));
  return (changed) => {
    const touched = new Set<string>();
    let siteChanged = false;
    const siteNow = new Map(site);
    for (const [ruleId, state] of changed) {
      const old = before.get(ruleId);
      for (const pages of [old?.failing, old?.unknown, state.failing, state.unknown])
        for (const url of pages?.keys() ?? []) touched.add(url);
      const failure = onSite(state, tree, 'low') ?? undefined;
      if (failure !== site.get(ruleId)) siteChanged = true;
      if (failure) siteNow.set(ruleId, failure);
      else siteNow.delete(ruleId);
    }
    const now = siteChanged
      ? sample.read.map((url) => worthAt(url, siteNow, touched.has(url) ? ownNow(url) : undefined))
      : [...worths];
    if (!siteChanged)
      for (const url of touched) {
        const place = places.get(url);
        if (place !== undefined) now[place] = worthAt(url, site, ownNow(url));
      }
    return measureWorths(now, siteChanged ? unreadOf(siteNow) : unread, sample.unread);

    function ownNow(url: string): Failures {
      const own = new Map(byPage.get(url));
      for (const [ruleId, state] of changed) {
        const failure = state.unknown.has(url) ? worst(ruleId, tree, Infinity) : state.failing.get(url);
        if (failure) own.set(ruleId, failure);
        else own.delete(ruleId);
      }
      return own;
    }
  };
}
