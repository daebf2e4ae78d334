import type { BindingOverview } from '#contract/binding.ts';
import { type Stake, stakeIds, stakes } from '#contract/binding-words.ts';
import { countOf } from '#contract/french.ts';
import type { Report } from '#contract/report.ts';
import { bindingOf, profileOf, stakeOf } from './binding-of.ts';

/** Said after the figures while nobody declared the kind of site. */
export const undeclaredSentence =
  'Le type de site n’est pas précisé\u00a0: d’autres obligations peuvent s’y ajouter.';

/**
 * What binds in a report, for page, mail, PDF, HTML file, CSV, JSON and API alike. Null where a finding does not keep the
 * kind of its references (older reports): its figures would be false. Pure.
 */
export function overviewOf(report: Report): BindingOverview | null {
  const profile = profileOf(report);
  const counts: Record<Stake, number> = { duty: 0, risk: 0, improvement: 0 };
  const findings: BindingOverview['findings'] = [];
  for (const finding of report.findings) {
    const bound = bindingOf(finding, profile);
    if (bound === null) return null;
    const stake = stakeOf(finding, bound.binding);
    if (stake !== null) counts[stake] += 1;
    findings.push({ ruleId: finding.ruleId, verdict: finding.verdict, ...bound, stake });
  }
  return { profile, sentence: sentenceOf(counts, profile === null), counts, findings };
}

const sentenceOf = (counts: BindingOverview['counts'], isUndeclared: boolean): string => {
  const figures = stakeIds.map((id) => countOf(counts[id], stakes[id].one, stakes[id].many)).join(', ');
  return isUndeclared ? `${figures}. ${undeclaredSentence}` : `${figures}.`;
};
