import { derogationMotives, type LapseReason } from '#contract/decision-words.ts';
import type { DecidedReport, Decision } from '#contract/decisions.ts';
import { countOf, formatDate, listOf, typeset } from '#contract/french.ts';

/** « 12 défauts, dont 3 décidés et 1 contesté ; 4 points à vérifier, dont 1 décidé. »: all are counted, none is taken away. */
export function decidedSentence({ counts }: Pick<DecidedReport, 'counts'>): string {
  const told = (all: string, decided: number, contested = 0) => {
    const said = [
      ...(decided === 0 ? [] : [countOf(decided, 'décidé', 'décidés')]),
      ...(contested === 0 ? [] : [countOf(contested, 'contesté', 'contestés')]),
    ];
    return said.length === 0 ? all : `${all}, dont ${listOf(said)}`;
  };
  const defects = told(
    countOf(counts.defects, 'défaut', 'défauts'),
    counts.defectsDecided,
    counts.defectsContested,
  );
  if (counts.reviewsDecided === 0) return `${defects}.`;
  return `${defects}\u202f; ${told(countOf(counts.reviews, 'point à vérifier', 'points à vérifier'), counts.reviewsDecided)}.`;
}

/** « Décidé le 21 novembre 2026 par Claire Martin (claire@exemple.fr), jusqu’au 31 janvier 2027 » */
function authorSentence({ author, madeAt, takenBy, motive, until }: Decision): string {
  const who = author.name === author.email ? author.email : `${author.name} (${author.email})`;
  return [
    `Décidé le ${formatDate(madeAt)} par ${who}`,
    ...(motive === null ? [] : [`motif\u00a0: ${derogationMotives[motive]}`]),
    ...(takenBy === null ? [] : [`risque pris par ${takenBy}`]),
    ...(until === null ? [] : [`jusqu’au ${formatDate(until)}`]),
  ].join(', ');
}

/** What a decision covers, in words. */
export function scopeText({ scope, place }: Pick<Decision, 'scope' | 'place'>): string {
  if (scope === 'rule') return 'tout le site';
  if (scope === 'component') return `${place}, sur toutes les pages`;
  return 'un endroit';
}

/** The same with the element it names, where there is room for it. */
export const scopeAndPlace = (decision: Pick<Decision, 'scope' | 'place'>): string =>
  decision.scope === 'element' && decision.place !== ''
    ? `${scopeText(decision)} (${decision.place})`
    : scopeText(decision);

/** Why a decision that stands does not apply any more, and what to do. */
export function lapseSentence(why: LapseReason, { madeAt, until }: Decision): string {
  switch (why) {
    case 'expired':
      return `Cette décision a expiré le ${formatDate(until ?? madeAt)}\u00a0: elle ne s’applique plus.`;
    case 'rule-changed':
      return 'Le contrôle a changé depuis cette décision\u00a0: elle ne s’applique plus, et demande à être reprise.';
    case 'proven':
      return 'Ce point est prouvé depuis\u00a0: la décision « faux positif » ne s’applique plus.';
    case 'unproven':
      return 'Ce point n’est plus donné pour prouvé\u00a0: la contestation n’a plus d’objet.';
    case 'still-there':
      return `Toujours là depuis votre correctif du ${formatDate(madeAt)}.`;
  }
}

/** The whole decision in one paragraph, for mails, paper and cells. */
export function decisionSentence(decision: Decision): string {
  return typeset(`${authorSentence(decision)}. Raison : ${decision.reason}`);
}
