import type { Finding, Report, ThemeResult } from '#contract/report.ts';
import type { Theme } from '#contract/themes.ts';
import { rulesOf, themesJudgedAlike } from './judged-alike.ts';

/** A theme whose score fell beyond its uncertainty. */
interface WorseTheme {
  readonly theme: Theme;
  readonly label: string;
  readonly before: Pick<ThemeResult, 'score' | 'upTo'>;
  readonly now: Pick<ThemeResult, 'score' | 'upTo'>;
}

/** A defect that is certain, on pages that did not have it. */
interface NewDefect {
  readonly finding: Finding;
  /** Pages seen both times that have it; none for a defect of the site as a whole. */
  readonly pages: readonly string[];
}

export interface Worsening {
  readonly themes: readonly WorseTheme[];
  readonly defects: readonly NewDefect[];
}

/** A score must fall that many points more than its uncertainty to be called worse. */
const leastDropPoints = 3;
/** The same page loaded twice differs by that much where nothing says how much it does. */
const leastLoadMargin = 5;

/**
 * What got worse between two audits of the same pages asked for alike, beyond what measuring makes uncertain; null when
 * nothing did. Only what both could see the same way is compared: pages of both, rules of the same version in both.
 */
export function findWorsening(
  before: Report,
  now: Report,
  isLeft: (finding: Finding) => boolean = () => false,
): Worsening | null {
  const themes = worseThemes(before, now);
  const defects = newDefects(before, now).filter(({ finding }) => !isLeft(finding));
  return themes.length + defects.length > 0 ? { themes, defects } : null;
}

function worseThemes(before: Report, now: Report): WorseTheme[] {
  const alike = themesJudgedAlike(before, now);
  return now.themes.flatMap((present) => {
    const past = before.themes.find(({ theme }) => theme === present.theme);
    if (!past || !alike.has(present.theme)) return [];
    const [low] = boundsOf(past, before);
    const [, high] = boundsOf(present, now);
    if (low === null || high === null || high + leastDropPoints >= low) return [];
    const { theme, label } = present;
    return [{ theme, label, before: scoreOf(past), now: scoreOf(present) }];
  });
}

const scoreOf = ({ score, upTo }: ThemeResult) => (upTo === undefined ? { score } : { score, upTo });

/** The least and the most a theme’s score may be. That of performance moves with the loads it was measured on. */
function boundsOf(result: ThemeResult, report: Report): [number | null, number | null] {
  const { score, upTo } = result;
  if (score === null) return [null, null];
  const margin = result.theme === 'performance' ? loadMargin(report) : 0;
  return [score - margin, (upTo ?? score) + margin];
}

function loadMargin(report: Report): number {
  const spreads = report.pages.flatMap(({ measures }) =>
    measures ? [measures.score[1] - measures.score[0]] : [],
  );
  return Math.max(leastLoadMargin, ...spreads);
}

function newDefects(before: Report, now: Report): NewDefect[] {
  const rules = rulesOf(before);
  const seenBefore = new Set(before.pages.map(({ url }) => url));
  const common = new Set(now.pages.map(({ url }) => url).filter((url) => seenBefore.has(url)));
  return now.findings.flatMap((finding) => {
    const known = rules.get(finding.ruleId);
    if (!isCertain(finding) || !known?.judged || known.version !== finding.ruleVersion) return [];
    const past = before.findings.filter(({ ruleId }) => ruleId === finding.ruleId);
    const pages = finding.pages.map(({ url }) => url).filter((url) => common.has(url));
    const ofSite = finding.pages.length === 0;
    if (ofSite ? past.length > 0 : pages.length === 0 || past.some((one) => concerns(one, common))) return [];
    return [{ finding, pages }];
  });
}

/** Proven, worth mending, and not the work of chance: what performance rules find depends on the load. */
function isCertain({ verdict, automation, severity, theme }: Finding): boolean {
  return verdict === 'fail' && automation !== 'revue' && severity !== 'info' && theme !== 'performance';
}

/** A finding lists so many pages at most: it may concern others. */
const pagesListed = 200;

function concerns({ pages }: Finding, common: ReadonlySet<string>): boolean {
  return pages.length === 0 || pages.length >= pagesListed || pages.some(({ url }) => common.has(url));
}
