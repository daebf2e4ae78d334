import { decisionKinds, type LapseReason, settles } from '#contract/decision-words.ts';
import type { DecidedReport, Decision } from '#contract/decisions.ts';
import { countOf, formatNumber, plural } from '#contract/french.ts';
import type { Finding } from '#contract/report.ts';
import { decidedFindingOf } from './decision-at.ts';
import { decisionSentence, lapseSentence, scopeText } from './decision-texts.ts';
import { isAt, type Place, placesOf } from './reach-of.ts';

/** One decision that stands on a finding, ready to be told. */
export interface DecisionNote {
  readonly id: string;
  readonly decision: Decision;
  /** Null while it applies. */
  readonly why: LapseReason | null;
  /** « Accepté (tout le site) », « Accepté, expiré ». */
  readonly badge: string;
  /** Who, when, until when and why; what became of it where it applies no more. */
  readonly sentence: string;
  /** The places it is about; empty for the whole finding. */
  readonly places: readonly Place[];
}

/** What people decided of a finding, as page and PDF show it. */
export interface DecisionsView {
  readonly isWhole: boolean;
  /** « Accepté », « Décidé », « 2 endroits décidés sur 5 »; empty where nothing applies. */
  readonly badge: string;
  readonly notes: readonly DecisionNote[];
}

/** What people decided of a finding; null where nobody did. */
export function viewDecisions(decided: DecidedReport | null, finding: Finding): DecisionsView | null {
  const about = decidedFindingOf(decided, finding);
  if (!decided || !about) return null;
  const notes = decided.decisions.flatMap((decision): DecisionNote[] => {
    const lapsed = about.lapsed.find((one) => one.decision === decision.id);
    const covered = about.occurrences.filter((one) => one.decision === decision.id);
    if (!lapsed && covered.length === 0 && about.decision !== decision.id) return [];
    const places = lapsed?.place ? [lapsed.place] : covered;
    return [noteOf(decision, lapsed?.why ?? null, places)];
  });
  return {
    isWhole: about.isWhole,
    badge: badgeOf(notes, about.isWhole, about.occurrences.length, finding),
    notes,
  };
}

function noteOf(decision: Decision, why: LapseReason | null, places: readonly Place[]): DecisionNote {
  const { label } = decisionKinds[decision.kind];
  const told = decisionSentence(decision);
  return {
    id: decision.id,
    decision,
    why,
    badge: why === null ? `${label} (${scopeText(decision)})` : `${label}, ne s’applique plus`,
    sentence: why === null ? told : `${lapseSentence(why, decision)} ${told}`,
    places,
  };
}

function badgeOf(
  notes: readonly DecisionNote[],
  isWhole: boolean,
  covered: number,
  finding: Finding,
): string {
  const applying = notes.filter(({ why }) => why === null);
  const kinds = new Set(applying.map(({ decision }) => decision.kind));
  const [only] = kinds;
  if (only === undefined) return '';
  if (isWhole) return kinds.size === 1 ? decisionKinds[only].label : 'Décidé';
  if (applying.some(({ places }) => places.length === 0)) return decisionKinds.contested.label;
  const all = Math.max(finding.occurrences, placesOf(finding).length);
  const [one, many] = kinds.size === 1 && !settles(only) ? ['contesté', 'contestés'] : ['décidé', 'décidés'];
  return `${countOf(covered, 'endroit', 'endroits')} ${plural(covered, one, many)} sur ${formatNumber(all)}`;
}

/** The decision on one place of a finding, whole findings apart. */
export const noteAt = (view: DecisionsView | null, place: Place): DecisionNote | null =>
  view?.notes.find(({ places }) => places.some((one) => isAt(one, place))) ?? null;
