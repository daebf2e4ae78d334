import type { PageShapes, SiteShapes } from '../artifacts.ts';
import { factSources } from '../derive/page/page-facts.ts';
import { withNeeds } from '../gather/wanted-gatherers.ts';
import type { Wanted } from '../ports/visit.ts';
import type { PageRule, Rule, SiteRule } from '../rule.ts';
import { allRules, ruleOf } from '../rules/registry.ts';
import type { SiteGatherer } from './site/define-site-artifact.ts';
import { siteGatherers } from './site-artifacts.ts';

/** What it takes to ask one rule again about one page. */
export interface RuleNeeds {
  /** The rule, then those that see the same defect: a finding may be theirs together. */
  readonly rules: readonly Rule[];
  /** What the page must be visited for; null: it need not be. */
  readonly page: Wanted | null;
  readonly site: readonly SiteGatherer[];
  readonly sitemaps: boolean;
}

/** Gathered of the site without any page, or from the home page alone: one page says as much as all. */
const ofOnePage: readonly (keyof SiteShapes)[] = [
  ...(['robots', 'sitemaps', 'tls', 'dns', 'mtaStsPolicy', 'httpProbe', 'httpsProbe', 'wwwProbe'] as const),
  ...(['notFoundProbe', 'securityTxt', 'favicon', 'llmsTxt', 'sensitive', 'consentVisits'] as const),
];
/** Known without gathering; `pages` is then the one page. */
const given: readonly (keyof SiteShapes)[] = ['site', 'pages'];

/** Null where the rule judges several pages together, or what several of them name: only an audit tells. */
export function needsOf(ruleId: string): RuleNeeds | null {
  const rule = ruleOf(ruleId);
  if (!rule || (rule.scope === 'site' && !isOfOnePage(rule))) return null;
  const twins = allRules.filter((other) => other.sameDefectAs === ruleId && other.scope === rule.scope);
  return rule.scope === 'page' ? needsOfPage([rule, ...twins]) : needsOfSite(rule);
}

function isOfOnePage(rule: SiteRule): boolean {
  const gathered = rule.artifacts.filter((id) => !given.includes(id));
  if (!gathered.every((id) => ofOnePage.includes(id))) return false;
  if (!rule.artifacts.includes('pages') || rule.unread === 'alone') return true;
  // It reads the home page beside what was asked of the server; documents are looked for on several pages.
  return rule.unread === 'stands' && gathered.length > 0;
}

function needsOfPage(rules: readonly Rule[]): RuleNeeds {
  const pageRules = rules.filter((rule): rule is PageRule => rule.scope === 'page');
  const ids = new Set<string>(pageRules.flatMap(readBy));
  // The proof is shown in its place.
  if (ids.has('dom')) ids.add('screenshot');
  return {
    rules,
    page: {
      rules: rules.map(({ id }) => id),
      artifacts: [...ids],
      moves: [...new Set(pageRules.flatMap(({ moves = [] }) => moves))],
    },
    site: [],
    sitemaps: false,
  };
}

const inViews: readonly (keyof PageShapes)[] = ['dom', 'axe', 'views'];

const readBy = ({ artifacts, everyView, judges }: PageRule): readonly string[] => [
  ...artifacts,
  ...(everyView ? inViews : []),
  // Style sheets that did not come.
  ...(judges ? ['requests'] : []),
];

function needsOfSite(rule: SiteRule): RuleNeeds {
  const steps = siteGatherers.map(({ id, waitsFor }) => ({ id, needs: waitsFor, after: [] }));
  const ids = withNeeds(steps, rule.artifacts);
  const site = siteGatherers.filter(({ id }) => ids.has(id));
  const needsPage = rule.artifacts.includes('pages') || site.some(({ from }) => from === 'home');
  return {
    rules: [rule],
    page: needsPage ? { rules: [], artifacts: factSources } : null,
    site,
    sitemaps: ids.has('sitemaps'),
  };
}

/** Asking that rule again takes a visit of the page. */
export const needsVisit = (ruleId: string): boolean => (needsOf(ruleId)?.page ?? null) !== null;
