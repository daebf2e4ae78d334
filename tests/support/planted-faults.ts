import type { SiteProfile, Theme } from '#contract/themes.ts';
import { severities, themeIds } from '#contract/themes.ts';
import { allRules, rulesByTheme } from '#engine/rules/registry.ts';

/**
 * The sites whose faults are planted, each with a corrected twin. The list of faults is read from the marks of their
 * sources (`src/demo/site/README.md`), so that a fault and its test cannot drift apart.
 */
export const demoSites: readonly {
  readonly folder: string;
  readonly profile: SiteProfile;
  readonly proved: boolean;
}[] = [
  { folder: 'src/demo/site', profile: 'public', proved: false },
  /** No legal notice, no contact, no consumer’s rights, files left open: what the town’s site cannot show beside the rest. */
  { folder: 'tests/sites/boutique', profile: 'shop', proved: true },
];

/** Planted faults that are shown as a doubt, though their rule is not of the kind « revue ». */
export const onlyDoubted: Readonly<Record<string, string>> = {
  'axe-form-field-multiple-labels': 'axe-core itself leaves it to a person',
  'axe-server-side-image-map': 'axe-core itself leaves it to a person',
  'geo-opposition-fouille': 'which of the two the site means is its own choice',
  'legal-bouton-retractation': 'it may stand in the customer’s account, which is never opened',
  'legal-cgu-absentes': 'no text of law asks every site for them',
  'legal-point-de-contact-dsa': 'what visitors publish is known by a sentence alone',
  'priv-lien-politique-bandeau': 'the second screen of the banner is not opened',
  'sec-php-obsolete': 'a distribution mends old versions without changing the number',
};

/** Rules that only a machine with Java runs: elsewhere they are « non testé », and their planted faults wait. */
export const rulesOfJava: ReadonlySet<string> = new Set(['rgaa-validite-html']);

/** What no site plants, and why: it asks for no fault of its cell. */
const unplanted: Readonly<Record<string, string>> = {
  'lh-legacy-javascript-insight':
    'no script of the sites is built for old browsers, and a usage costs nothing',
};

/** Failures that the corrected twin keeps, and why no site on this machine can do without. */
export const keptByTwin: Readonly<Record<string, string>> = {
  'sec-https-absent': 'the sites are served on 127.0.0.1, for which nobody signs a certificate',
};

/** Times: a busy machine makes any page slow, so that the twin proves nothing about them. */
export const measuredRules: ReadonlySet<string> = new Set([
  ...['bootup-time', 'first-contentful-paint', 'forced-reflow-insight', 'largest-contentful-paint'].map(
    (audit) => `lh-${audit}`,
  ),
  ...['document-latency-insight', 'speed-index', 'third-parties-insight', 'total-blocking-time'].map(
    (audit) => `lh-${audit}`,
  ),
  'seo-temps-serveur',
]);

/** A theme and severity with fewer planted faults than asked. */
export interface Gap {
  readonly cell: string;
  readonly planted: number;
  readonly asked: number;
}

const faultsAsked = 3;

/**
 * Themes and severities with fewer than three faults (or than all that one site can show, when these are fewer: a rule
 * whose failure hides another of the cell is not shown beside it). A rule on trial is told apart, and asks for none.
 */
export function gapsOf(severityOf: (ruleId: string) => string | undefined): readonly Gap[] {
  return themeIds.flatMap((theme) =>
    severities.flatMap((severity) => {
      const all = rulesByTheme[theme].filter(
        (rule) => rule.severity === severity && !rule.trial && !unplanted[rule.id],
      );
      const rules = all.filter(({ id }) => !all.some(({ parent }) => parent === id));
      const planted = rulesByTheme[theme].filter(({ id }) => severityOf(id) === severity).length;
      const asked = Math.min(faultsAsked, rules.length);
      return planted < asked ? [{ cell: `${theme satisfies Theme}, ${severity}`, planted, asked }] : [];
    }),
  );
}

/** Topics (1 to 13) of the RGAA that a set of rules speaks of, and how many rules do. */
export function rgaaCoverOf(ruleIds: readonly string[]): {
  readonly rules: number;
  readonly topics: readonly number[];
} {
  const cited = allRules.filter(({ id, rgaa }) => ruleIds.includes(id) && (rgaa?.length ?? 0) > 0);
  const topics = new Set(cited.flatMap(({ rgaa }) => (rgaa ?? []).map((test) => Number.parseInt(test, 10))));
  return { rules: cited.length, topics: [...topics].sort((a, b) => a - b) };
}
