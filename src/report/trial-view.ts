import { countOf, typeset } from '#contract/french.ts';
import type { Finding, Report } from '#contract/report.ts';
import { themes } from '#contract/themes.ts';
import { severityLabels } from './tones.ts';

interface TrialFinding {
  readonly ruleId: string;
  readonly title: string;
  /** « Majeur », « À vérifier ». */
  readonly level: string;
  readonly theme: string;
  readonly why: string;
  readonly fix: string;
  readonly occurrences: string;
  /** Addresses of the first pages concerned. */
  readonly pages: readonly string[];
  readonly morePages: number;
}

/** What checks on trial found, in words. */
export interface TrialView {
  readonly checked: number;
  /** « 2 constats ». */
  readonly summary: string;
  /** What « à l’essai » means, and how many checks are. */
  readonly sentence: string;
  readonly findings: readonly TrialFinding[];
}

export const trialTitle = 'À l’essai';

const pagesShown = 10;

/** Null where no check is on trial. */
export function viewTrial({ trial }: Pick<Report, 'trial'>): TrialView | null {
  if (trial === undefined) return null;
  const count = trial.findings.length;
  return {
    checked: trial.checked,
    summary: count === 0 ? 'Aucun constat' : countOf(count, 'constat', 'constats'),
    sentence: typeset(
      `${countOf(trial.checked, 'contrôle récent est', 'contrôles récents sont')} à l’essai : ce qu’il en ressort ne compte dans aucun score, aucun total et aucune correction tant que ces contrôles ne sont pas confirmés.`,
    ),
    findings: trial.findings.map(viewFinding),
  };
}

function viewFinding({ ruleId, title, verdict, severity, theme, why, fix, ...where }: Finding): TrialFinding {
  return {
    ruleId,
    title,
    level: verdict === 'fail' ? severityLabels[severity] : 'À vérifier',
    theme: themes[theme].label,
    why,
    fix,
    occurrences: countOf(where.occurrences, 'occurrence', 'occurrences'),
    pages: where.pages.slice(0, pagesShown).map(({ url }) => url),
    morePages: Math.max(0, where.pages.length - pagesShown),
  };
}

/** One sentence for a mail; null where checks on trial found nothing. */
export function trialSentence({ trial }: Pick<Report, 'trial'>): string | null {
  const count = trial?.findings.length ?? 0;
  if (count === 0) return null;
  return typeset(
    `À l’essai, hors du score : ${countOf(count, 'constat de contrôles récents', 'constats de contrôles récents')}, à lire à part dans le rapport.`,
  );
}
