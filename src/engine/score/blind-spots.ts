import type { SiteProfile, Theme } from '#contract/themes.ts';
import type { FactSource } from '../derive/page/page-facts.ts';
import type { Rule, SiteRule, UnreadPages } from '../rule.ts';

/** What an audit did not get to see of the pages of its sample. */
export interface BlindSpots {
  /** Pages that could not be read. */
  readonly unread: number;
  /** Pages read of which something that site rules look at could not be gathered, and what. */
  readonly partly: ReadonlyMap<string, readonly FactSource[]>;
  /** The asked page or the home page was not read, or left no text: rules on the site have little to stand on. */
  readonly start: boolean;
  /** The same of a page that may be a legal document. */
  readonly legal: boolean;
  /** But for these pages the whole site was read. */
  readonly elseComplete: boolean;
  readonly profile: SiteProfile | null;
}

/** Everything was seen. */
export const nothingUnseen: BlindSpots = {
  unread: 0,
  partly: new Map(),
  start: false,
  legal: false,
  elseComplete: false,
  profile: null,
};

/** Themes whose site rules look at what is drawn from each artifact; the others are drawn from all. */
const themesOf: Readonly<Partial<Record<FactSource, readonly Theme[]>>> = {
  source: ['seo'],
  requests: ['privacy', 'security', 'seo', 'eco-design', 'quality'],
  cookies: ['privacy', 'security'],
  storage: ['privacy', 'security'],
  consentBanner: ['privacy', 'security'],
  fingerprinting: ['privacy', 'security'],
};

/** Pages of which something that the theme’s site rules look at is missing. */
export function partlyReadIn(theme: Theme, { partly }: BlindSpots): ReadonlySet<string> {
  const concerns = (source: FactSource) => themesOf[source]?.includes(theme) ?? true;
  return new Set([...partly].flatMap(([url, lacking]) => (lacking.some(concerns) ? [url] : [])));
}

/** Something of the pages that the theme looks at was not seen. */
export const isBlind = (theme: Theme, blind: BlindSpots): boolean =>
  blind.unread > 0 || partlyReadIn(theme, blind).size > 0;

/** What is asked because of what pages hold: an unread page would have asked more. */
const fromPages = new Set<SiteRule['artifacts'][number]>([
  'pages',
  'notAnalysed',
  'linkChecks',
  'formChecks',
  'documents',
  'hosts',
  'htmlValidity',
  'cors',
  'rgaa',
]);

/** What an unread page may change for a site rule. */
export function unreadOf(rule: SiteRule): UnreadPages {
  return rule.unread ?? (rule.artifacts.some((name) => fromPages.has(name)) ? 'any' : 'stands');
}

/** The rule looks at pages at all. */
export const readsPages = (rule: SiteRule): boolean => rule.artifacts.some((name) => fromPages.has(name));

/** The rule may fail here: neither for a person alone, nor a duty of somebody else. An unknown profile may be any. */
export function mayFail(rule: Rule, profile: SiteProfile | null): boolean {
  if (rule.automation === 'revue') return false;
  if (profile === null) return true;
  if (rule.profiles && !rule.profiles.includes(profile)) return false;
  const certainFor = rule.scope === 'site' ? rule.certainFor : undefined;
  return certainFor === undefined || certainFor.includes(profile);
}

/** A duty of some kinds of sites, or one that is certain for these only: what the site is must be known to judge it. */
export const needsProfile = (rule: Rule): boolean =>
  rule.automation !== 'revue' &&
  (rule.profiles !== undefined || (rule.scope === 'site' && rule.certainFor !== undefined));

/** Key pages of the theme are among those that were not seen. */
export function lacksKeyPage(theme: Theme, { start, legal }: BlindSpots): boolean {
  return start || (legal && (theme === 'legal' || theme === 'privacy'));
}
