import type { DecisionKind } from '#contract/decision-words.ts';
import type { Finding } from '#contract/report.ts';
import { allowedKinds } from '#report/decisions/allowed-kinds.ts';
import { evidenceAt, markedPart, type Place } from '#report/decisions/reach-of.ts';
import { type DecisionsView, noteAt } from '#report/decisions/view-decisions.ts';
import { viewEvidence } from '#report/evidence-view.ts';

/** What a form decides of: a place of a finding, or the whole of it. */
export interface DecisionTarget {
  readonly auditId: string;
  readonly ruleId: string;
  readonly verdict: Finding['verdict'];
  /** Null: the whole rule. */
  readonly place: Place | null;
  /** The place in words; empty for the whole rule. */
  readonly label: string;
  /** The component the place is in; null outside of any. */
  readonly part: string | null;
  readonly kinds: readonly DecisionKind[];
  /** The decision that covers it already, to be replaced knowingly. */
  readonly standing: { readonly id: string; readonly badge: string; readonly sentence: string } | null;
}

/** What the form of a finding, or of one of its places, decides of. */
export function decisionTargetOf(
  auditId: string,
  finding: Finding,
  decisions: DecisionsView | null,
  place: Place | null,
): DecisionTarget {
  const shown = place && evidenceAt(finding, place);
  const whole = decisions?.notes.find(({ places, why }) => places.length === 0 && why === null) ?? null;
  const own = place && noteAt(decisions, place);
  const standing = own?.why === null ? own : whole;
  return {
    auditId,
    ruleId: finding.ruleId,
    verdict: finding.verdict,
    place,
    label: shown ? viewEvidence(shown).label : '',
    part: shown ? markedPart(shown) : null,
    kinds: allowedKinds(finding),
    standing: standing && { id: standing.id, badge: standing.badge, sentence: standing.sentence },
  };
}

/** The page where the same is decided, with or without a script. */
export function decisionAddress({
  auditId,
  ruleId,
  verdict,
  place,
}: Pick<DecisionTarget, 'auditId' | 'ruleId' | 'verdict' | 'place'>): string {
  const search = new URLSearchParams({
    controle: ruleId,
    verdict: verdict === 'fail' ? 'defaut' : 'a-verifier',
  });
  if (place) {
    search.set('page', place.page);
    search.set('endroit', String(place.order));
  }
  return `/reports/${auditId}/decision?${search}`;
}

/** Where the finding stands in its report. */
export const findingAddress = ({
  auditId,
  ruleId,
  verdict,
}: Pick<DecisionTarget, 'auditId' | 'ruleId' | 'verdict'>) =>
  `/reports/${auditId}#${verdict === 'fail' ? 'constat' : 'verifier'}-${encodeURIComponent(ruleId)}`;
