import { judgeVisit } from '#engine/judge/judge-visit.ts';
import { readSavedPage } from '#engine/replay/saved-page.ts';
import { actRules } from '#reference/act-rules.ts';
import type { ActCase } from './act-cases.ts';
import { savedCasePath } from './visit-cases.ts';

/** What we say of a case, in the words of EARL. */
const caseOutcomes = ['failed', 'cantTell', 'passed', 'inapplicable', 'untested'] as const;
export type CaseOutcome = (typeof caseOutcomes)[number];

/** One rule of ours on a case. */
interface SaidOfCase {
  readonly ruleId: string;
  readonly outcome: CaseOutcome;
}

/** A case with what our rules say of it, each and together. */
export interface JudgedCase {
  readonly act: ActCase;
  readonly outcome: CaseOutcome;
  readonly said: readonly SaidOfCase[];
}

const outcomeOf = {
  fail: 'failed',
  review: 'cantTell',
  pass: 'passed',
  inapplicable: 'inapplicable',
  error: 'untested',
} as const;

/** Judges what each case left, by the rules that speak about its ACT rule; a case that left nothing is untested. */
export async function judgeCases(
  cases: readonly ActCase[],
  folder: string,
  rulesOff: readonly string[],
): Promise<JudgedCase[]> {
  const judged: JudgedCase[] = [];
  for (const act of cases) {
    const artifacts = await readSavedPage(savedCasePath(folder, act));
    const verdicts = artifacts ? judgeVisit(artifacts, { profile: null, rulesOff }).verdicts : [];
    const statuses = new Map(verdicts.map(({ ruleId, status }) => [ruleId, status]));
    const said = (actRules[act.ruleId] ?? []).map((ruleId): SaidOfCase => {
      const status = statuses.get(ruleId);
      return { ruleId, outcome: status === undefined ? 'untested' : outcomeOf[status] };
    });
    judged.push({ act, outcome: gravestOf(said), said });
  }
  return judged;
}

const gravestOf = (said: readonly SaidOfCase[]): CaseOutcome =>
  caseOutcomes.find((word) => said.some(({ outcome }) => outcome === word)) ?? 'untested';
