import { countOf, plural, typeset } from './french.ts';
import type { VerificationResult } from './verification.ts';
import { verificationOutcomes, verificationReasons } from './verification-words.ts';

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
