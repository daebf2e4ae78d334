import { defineRule } from '../../rule.ts';
import { judgeOffers } from '../verdicts/judge-offers.ts';

const paidOption = /(?:\+ ?)?\b\d+(?:[.,]\d{2})? ?(?:€|euros?\b)/;
const filter = /\b(?:moins de|plus de|entre|de \d+ a|jusqu'a|a partir de)\b|\(\d+\)$|≤|≥/;
const optionWord =
  /\b(?:assurance|garantie|extension|emballage|livraison express|option|don|protection|service|adhesion|abonnement|supplement|coffret)\b|^\+|\+ ?\d/;

export default defineRule({
  id: 'legal-option-precochee',
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'law', title: 'L. 121-17' }],
  title: {
    fail: 'Une option payante est cochée d’avance',
    pass: 'Aucune option payante n’est cochée d’avance',
  },
  why: 'Un supplément doit être choisi par le client. Ajouté par une case déjà cochée, il doit être remboursé.',
  fix: 'Laisser la case vide : le client la coche s’il veut l’option.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    return judgeOffers(
      dom,
      (label) => paidOption.test(label) && optionWord.test(label) && !filter.test(label),
    );
  },
});
