import { countOf, typeset } from '#contract/french.ts';
import type { Finding } from '#contract/report.ts';
import { urgencyOf } from '#reference/urgencies.ts';
import { isFor, stateOf } from './filter-findings.ts';
import type { ReaderRole } from './report-query.ts';

/** What the report says first to that reader, made of its counts. */
export function sentenceFor(role: ReaderRole, findings: readonly Finding[]): string {
  const own = findings.filter((finding) => isFor(finding, role));
  const defects = own.filter((finding) => stateOf(finding) === 'defaut');
  const reviews = own.filter((finding) => stateOf(finding) === 'verifier').length;
  return typeset(sentences[role](defects, reviews));
}

const counted = (many: number): string => countOf(many, 'défaut', 'défauts');

const sentences: Readonly<Record<ReaderRole, (defects: readonly Finding[], reviews: number) => string>> = {
  direction(defects) {
    const urgent = defects.filter(({ ruleId }) => urgencyOf(ruleId) !== undefined).length;
    if (defects.length === 0) return 'Rien d’urgent ni de bloquant n’a été relevé.';
    const decision = 'Ce qui demande une décision :';
    if (urgent === 0)
      return `${decision} ${countOf(defects.length, 'défaut bloquant, mais pas urgent', 'défauts bloquants, dont aucun n’est urgent')}.`;
    return `${decision} ${countOf(defects.length, 'défaut urgent ou bloquant', 'défauts urgents ou bloquants')}, dont ${countOf(urgent, 'à traiter sans attendre', 'à traiter sans attendre')}.`;
  },
  editorial: (defects, reviews) =>
    `Ce qui se corrige en écrivant : ${counted(defects.length)} dans les textes, les titres, les images et les documents${doubtOf(reviews)}.`,
  developpement(defects, reviews) {
    const quick = defects.filter(({ effort }) => effort === 1).length;
    const soon = 'en moins d’une heure';
    const some = quick === 0 ? '' : `, dont ${countOf(quick, 'se corrige', 'se corrigent chacun')} ${soon}`;
    const hint = quick > 1 && quick === defects.length ? `, qui se corrigent chacun ${soon}` : some;
    return `Ce qui se corrige dans le code : ${counted(defects.length)}${hint}${doubtOf(reviews)}.`;
  },
  dpo: (defects, reviews) =>
    `Ce que la loi attend : ${counted(defects.length)} sur les données personnelles et les obligations légales${doubtOf(reviews)}.`,
};

const doubtOf = (reviews: number): string =>
  reviews === 0 ? '' : ` ; ${countOf(reviews, 'point reste', 'points restent')} à vérifier`;
