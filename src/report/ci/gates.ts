import type { ComparedRuleSummary, ComparisonSummary } from '#contract/comparison.ts';
import type { DecidedReport } from '#contract/decisions.ts';
import { countOf, typeset } from '#contract/french.ts';
import type { Finding, Report } from '#contract/report.ts';
import { scoreInWords } from '#contract/score-range.ts';
import { isOpenDefect } from './is-open-defect.ts';

/** What a build asks of an audit. */
export type Gate =
  | { readonly kind: 'new-blocking' | 'new-any' | 'blocking' | 'any'; readonly text: string }
  | { readonly kind: 'score'; readonly below: number; readonly text: string };

export interface GateResult {
  readonly gate: Gate;
  readonly isPassed: boolean;
  /** In French, without text of the audited site. */
  readonly sentence: string;
}

const named = ['new-blocking', 'new-any', 'blocking', 'any'] as const;

/** `new-blocking`, `new-any`, `blocking`, `any` or `score<80`; null for anything else. */
export function readGate(text: string): Gate | null {
  const kind = named.find((name) => name === text);
  if (kind) return { kind, text };
  const below = /^score<(\d{1,3})$/.exec(text)?.[1];
  return below === undefined || Number(below) < 1 || Number(below) > 100
    ? null
    : { kind: 'score', below: Number(below), text };
}

interface Judged {
  readonly report: Report;
  readonly decided: DecidedReport | null;
  /** Null where there is no earlier audit: then nothing is new, and the sentence says so. */
  readonly comparison: ComparisonSummary | null;
}

/** What each gate says of an audit. What somebody decided to leave fails none; a score that is not known fails. */
export function judgeGates(gates: readonly Gate[], judged: Judged): GateResult[] {
  return gates.map((gate) => {
    const { isPassed, sentence } = judge(gate, judged);
    return { gate, isPassed, sentence: typeset(sentence) };
  });
}

function judge(gate: Gate, { report, decided, comparison }: Judged): Omit<GateResult, 'gate'> {
  if (gate.kind === 'score') {
    const { score } = report;
    const isPassed = score !== null && score >= gate.below;
    const told = score === null ? 'Le score n’est pas connu' : `Score : ${scoreInWords(report)}`;
    return { isPassed, sentence: `${told} ; au moins ${gate.below} est demandé.` };
  }
  const isGrave = ({ severity }: Pick<Finding, 'severity'>) =>
    gate.kind === 'any' || gate.kind === 'new-any' || severity === 'bloquant';
  const word: readonly [string, string] =
    gate.kind === 'any' || gate.kind === 'new-any'
      ? ['défaut', 'défauts']
      : ['défaut bloquant', 'défauts bloquants'];
  if (gate.kind === 'any' || gate.kind === 'blocking') {
    const found = report.findings.filter((finding) => isGrave(finding) && isOpenDefect(finding, decided));
    return {
      isPassed: found.length === 0,
      sentence: found.length === 0 ? `Aucun ${word[0]}.` : `${countOf(found.length, ...word)}.`,
    };
  }
  if (comparison === null)
    return {
      isPassed: true,
      sentence: 'Premier audit de ce site : il sert de référence, rien n’est encore nouveau.',
    };
  const fresh = newDefects(comparison, decided).filter(isGrave);
  const places = fresh.reduce((sum, rule) => sum + rule.fresh.count, 0);
  return {
    isPassed: fresh.length === 0,
    sentence:
      fresh.length === 0
        ? `Aucun nouveau ${word[0]}.`
        : `${countOf(fresh.length, `nouveau ${word[0]}`, `nouveaux ${word[1]}`)}, à ${countOf(places, 'endroit', 'endroits')}.`,
  };
}

/** Rules that prove a defect where the earlier audit, which looked there too, had none. */
export function newDefects(
  comparison: ComparisonSummary | null,
  decided: DecidedReport | null,
): ComparedRuleSummary[] {
  return (comparison?.rules ?? []).filter((rule) => rule.fresh.count > 0 && isOpenDefect(rule, decided));
}
