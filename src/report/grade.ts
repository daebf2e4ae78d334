import { isDefect } from '#contract/defect.ts';
import type { Finding, Report, VisitedPage } from '#contract/report.ts';
import { bandOf } from '#contract/score-range.ts';
import { type ScoreBand, scoreBand } from '#contract/themes.ts';
import { isDanger } from '#reference/urgencies.ts';
import { dangerLabel } from './grade-words.ts';
import { scoreTone, type Tone } from './tones.ts';

/** How a site or a page is called, beside its number. */
export interface Grade {
  readonly tone: Tone;
  /** « À améliorer »; empty where there is no number to name. */
  readonly label: string;
  /** Something harms someone today. */
  readonly isDanger: boolean;
}

/** What harms someone today comes before any score. */
const danger: Grade = {
  tone: 'bad',
  label: dangerLabel,
  isDanger: true,
};

const named = (band: ScoreBand | null): Grade => ({
  tone: scoreTone(band),
  label: band?.label ?? '',
  isDanger: false,
});

/** The grade of the whole site: that of its score, but for a danger of today. */
export function gradeOf(report: Pick<Report, 'score' | 'upTo' | 'findings'>): Grade {
  if (report.findings.some((finding) => isDefect(finding) && isDanger(finding.ruleId))) return danger;
  return named(bandOf(report));
}

/** What is blocking on pages, by their addresses. */
export interface Blocked {
  readonly inDanger: ReadonlySet<string>;
  readonly blocked: ReadonlySet<string>;
}

/** The pages that something dangerous or blocking is open on: places of the report’s own, not of the site as a whole. */
export function blockedPages(findings: readonly Finding[]): Blocked {
  const grave = findings.filter((finding) => isDefect(finding) && finding.severity === 'bloquant');
  const addresses = (of: readonly Finding[]) =>
    new Set(of.flatMap(({ pages }) => pages.map(({ url }) => url)));
  return { inDanger: addresses(grave.filter(({ ruleId }) => isDanger(ruleId))), blocked: addresses(grave) };
}

const atMost: ScoreBand = scoreBand(50);

/** A page where something blocks is never « Bon », whatever its number. */
export function pageGrade({ url, score }: Pick<VisitedPage, 'url' | 'score'>, known: Blocked): Grade {
  if (known.inDanger.has(url)) return danger;
  return named(bandOf({ score: score ?? null }, known.blocked.has(url) ? atMost : null));
}
