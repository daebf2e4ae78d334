import { countOf, plural, typeset } from './french.ts';
import type { VerificationResult } from './verification.ts';

/** `queued` and `running` until it is settled, once. */
export const verificationStates = ['queued', 'running', 'done'] as const;

/** What a verification answers. */
export const verificationOutcomes = {
  fixed: 'Corrigé',
  still: 'Toujours là',
  unreachable: 'Page injoignable',
  unverifiable: 'Non vérifiable',
} as const;
export type VerificationOutcome = keyof typeof verificationOutcomes;

/** Why a page was out of reach, or why nothing sure can be said. */
export const verificationReasons = {
  'unknown-domain': 'ce nom de domaine n’existe plus ou ne répond pas',
  refused: 'le serveur refuse la connexion',
  timeout: 'le site n’a pas répondu à temps',
  'http-error': 'le serveur répond par une erreur',
  'not-html': 'cette adresse ne renvoie plus une page web',
  moved: 'cette adresse mène à une autre page',
  'redirect-loop': 'le site redirige sans fin',
  tls: 'la connexion sécurisée a échoué',
  login: 'la page demande maintenant une connexion',
  blocked: 'le site bloque les visites automatiques',
  private: 'cette adresse mène maintenant à un réseau privé',
  robots: 'robots.txt interdit maintenant la visite de cette page',
  late: 'la vérification a dépassé le temps permis',
  crashed: 'la vérification a été interrompue de notre côté',
  untested: 'le contrôle n’a pas pu être fait',
  'several-pages': 'ce contrôle juge plusieurs pages ensemble ; relancez un audit',
  'list-cut': 'trop d’endroits se ressemblent sur cette page pour reconnaître celui-ci avec certitude',
  'page-unknown': 'ce rapport ne dit pas sur quelle page ce défaut a été vu ; relancez un audit',
} as const;
export type VerificationReason = keyof typeof verificationReasons;

const places = (count: number) => countOf(count, 'endroit', 'endroits');
const otherPlaces = (count: number) =>
  `${countOf(count, 'autre endroit', 'autres endroits')} de cette page ${plural(count, 'reste', 'restent')}`;

/** The result in one sentence, the same on the page, in the API and in mails. */
export function sayVerification(result: VerificationResult, ofOne: boolean): string {
  return typeset(sentenceOf(result, ofOne));
}

function sentenceOf(result: VerificationResult, ofOne: boolean): string {
  const { outcome, reason, detail, counts } = result;
  if (outcome === 'unreachable' || outcome === 'unverifiable')
    return `${verificationOutcomes[outcome]} : ${detail ?? (reason ? verificationReasons[reason] : '')}.`;
  const { fixed, still, others } = counts ?? { fixed: 0, still: 0, others: 0 };
  if (outcome === 'fixed') {
    if (others === 0) return 'Corrigé : ce contrôle ne relève plus rien sur cette page.';
    return `${ofOne ? 'Corrigé ici' : `Corrigé : ${places(fixed)}`} ; ${otherPlaces(others)}.`;
  }
  const doubt =
    result.verdict === 'review' ? ' Ce n’est pas un défaut prouvé : une personne doit vérifier.' : '';
  if (ofOne)
    return `Toujours là${others > 0 ? `, avec ${countOf(others, 'autre endroit', 'autres endroits')} de cette page` : ''}.${doubt}`;
  const left = still + others;
  const gone = fixed > 0 ? `${places(fixed)} ${plural(fixed, 'corrigé', 'corrigés')}, ` : '';
  return `Toujours là : ${gone}${places(left)} ${plural(left, 'reste', 'restent')} sur cette page.${doubt}`;
}
