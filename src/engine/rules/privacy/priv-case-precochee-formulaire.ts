import { defineRule } from '../../rule.ts';
import { judgeOffers } from '../verdicts/judge-offers.ts';

const agreement =
  /\bnewsletters?\b|\blettres? d'information\b|\brecevoir\b.{0,60}\b(?:offres?|actualites?|informations?|promotions?|emails?|courriels?|sms)\b|\bpartenaires?\b|\bj'(?:accepte|autorise|ai lu et)\b|\bje (?:consens|souhaite|desire|m'inscris|m'abonne)\b|\bm'(?:inscri|abonn)\w+/;
const refusal = /\bne (?:souhaite|veux|desire|pas)\b|\bn'(?:accepte|autorise) pas\b|\brefus/;

export default defineRule({
  id: 'priv-case-precochee-formulaire',
  severity: 'bloquant',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'law', title: 'RGPD 7' },
    { kind: 'law', title: 'CPCE L34-5' },
  ],
  title: {
    fail: 'Une case d’accord est cochée d’avance dans un formulaire',
    pass: 'Aucune case d’accord n’est cochée d’avance',
  },
  why: 'Un accord donné par une case déjà cochée est nul : vous ne pouvez pas vous en servir pour écrire à la personne.',
  fix: 'Laisser la case vide : la personne la coche si elle le souhaite.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    return judgeOffers(dom, (label) => agreement.test(label) && !refusal.test(label));
  },
});
