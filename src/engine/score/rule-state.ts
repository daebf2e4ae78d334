import type { Theme } from '#contract/themes.ts';
import type { Rule, SiteRule } from '../rule.ts';
import type { RuleVerdict } from '../rules/run-rules.ts';
import {
  type BlindSpots,
  isBlind,
  lacksKeyPage,
  mayFail,
  needsProfile,
  partlyReadIn,
  readsPages,
  unreadOf,
} from './blind-spots.ts';
import type { PageFailure, RuleState } from './theme-score.ts';

/** A verdict and the page it is about; for a site rule, any. */
export interface Located {
  readonly url: string;
  readonly verdict: RuleVerdict;
}

const none = new Set<string>();
const noFailure = new Map<string, PageFailure>();

/** A rule of which nothing counts: switched off, or never failing here. */
export const neutralState = (ruleId: string): RuleState => ({
  ruleId,
  failing: noFailure,
  everywhere: null,
  unknown: none,
  unknownEverywhere: false,
  onUnread: false,
  curable: false,
});

/** What the verdicts of one rule say, page by page, and what they leave open. */
export function stateOf(
  rule: Rule,
  theme: Theme,
  located: readonly Located[],
  read: readonly string[],
  blind: BlindSpots,
): RuleState {
  if (!mayFail(rule, blind.profile) && !located.some(({ verdict }) => verdict.status === 'fail'))
    return neutralState(rule.id);
  if (rule.scope === 'page') return pageState(rule, located);
  const [only] = located;
  return only ? siteState(rule, theme, only.verdict, read, blind) : neutralState(rule.id);
}

const failureOf = ({ severity, mildest }: RuleVerdict, occurrences: number): PageFailure => ({
  severity,
  occurrences,
  ...(mildest && { mildest }),
});

function pageState(rule: Rule, located: readonly Located[]): RuleState {
  const of = (status: RuleVerdict['status']) => located.filter(({ verdict }) => verdict.status === status);
  return {
    ...neutralState(rule.id),
    failing: new Map(of('fail').map(({ url, verdict }) => [url, failureOf(verdict, verdict.occurrences)])),
    unknown: new Set(of('error').map(({ url }) => url)),
    onUnread: true,
  };
}

function siteState(
  rule: SiteRule,
  theme: Theme,
  verdict: RuleVerdict,
  read: readonly string[],
  blind: BlindSpots,
): RuleState {
  const neutral = neutralState(rule.id);
  if (isUndeclaredDuty(rule, verdict, blind)) return { ...neutral, unknownEverywhere: true };
  if (verdict.status === 'error') return { ...neutral, unknownEverywhere: true };
  const onUnread = countsByPage(rule);
  // Pages read in part may hold what it looks at.
  const open = { ...neutral, onUnread, unknown: onUnread ? partlyReadIn(theme, blind) : none };
  const changes = mayChange(rule, theme, verdict, blind);
  if (verdict.status !== 'fail') return { ...open, unknownEverywhere: changes };
  const failing = onUnread ? failingPages(rule, verdict, read) : noFailure;
  if (failing.size === 0) return { ...neutral, everywhere: failureOf(verdict, 1), curable: changes };
  // A page that was not seen may be the one that made it grave.
  const graver =
    isBlind(theme, blind) && [...failing.values()].some(({ severity }) => severity !== rule.severity);
  const unknown = graver ? new Set([...open.unknown, ...failing.keys()]) : open.unknown;
  return { ...open, failing, unknown, curable: changes };
}

/** Nobody said of what kind the site is: what was not found may be a duty of it, which is not seen rather than neutral. */
const isUndeclaredDuty = (rule: SiteRule, { status }: RuleVerdict, { profile }: BlindSpots): boolean =>
  profile === null && needsProfile(rule) && (status === 'review' || status === 'inapplicable');

const countsByPage = (rule: SiteRule): boolean => ['alone', 'named'].includes(unreadOf(rule));

/** A document that the law asks for is in no page read. */
export const isNowhere = ({ nowhere }: RuleVerdict): boolean => nowhere === true;

/** The verdict may be another one, had everything been seen; what fails on single pages apart. */
function mayChange(rule: SiteRule, theme: Theme, verdict: RuleVerdict, blind: BlindSpots): boolean {
  // Whatever kept the other pages from being read, a limit too: not to look would pay.
  if (isNowhere(verdict)) return true;
  if (!isBlind(theme, blind) || !readsPages(rule)) return false;
  const unread = unreadOf(rule);
  return (
    verdict.unseen === true ||
    lacksKeyPage(theme, blind) ||
    unread === 'any' ||
    (unread === 'complete' && blind.elseComplete)
  );
}

/** The pages it names, or on which it fails alone. How often it fails is told of the site: each page counts it once. */
function failingPages(
  rule: SiteRule,
  verdict: RuleVerdict,
  read: readonly string[],
): ReadonlyMap<string, PageFailure> {
  const known = new Set(read);
  const { severity } = verdict;
  const pages =
    unreadOf(rule) === 'alone' ? (verdict.alone ?? []) : verdict.pages.map((url) => ({ url, severity }));
  return new Map(
    pages
      .filter(({ url }) => known.has(url))
      .map((page) => [page.url, { severity: page.severity, occurrences: 1 }]),
  );
}
