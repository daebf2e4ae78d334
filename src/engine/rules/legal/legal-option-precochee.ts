import { byTag, closest, judgeElements, textOf } from '../../derive/dom/dom.ts';
import { foldText } from '../../derive/page/page-kind.ts';
import { defineRule } from '../../rule.ts';

const paidOption = /(?:\+ ?)?\b\d+(?:[.,]\d{2})? ?(?:€|euros?\b)/;
const filter = /\b(?:moins de|plus de|entre|de \d+ a|jusqu'a|a partir de)\b|\(\d+\)$|≤|≥/;
const optionWord =
  /\b(?:assurance|garantie|extension|emballage|livraison express|option|don|protection|service|adhesion|abonnement|supplement|coffret)\b|^\+|\+ ?\d/;

export default defineRule({
  id: 'legal-option-precochee',
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: ['L. 121-17'],
  title: {
    fail: 'Une option payante est cochée d’avance',
    pass: 'Aucune option payante n’est cochée d’avance',
  },
  why: 'Un supplément doit être choisi par le client. Ajouté par une case déjà cochée, il doit être remboursé.',
  fix: 'Laisser la case vide : le client la coche s’il veut l’option.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const boxes = byTag(dom, 'input').filter(
      (node) => node.field?.type === 'checkbox' && !node.field.disabled,
    );
    const labelOf = (node: (typeof boxes)[number]) => {
      const label = closest(dom, node, ({ tag }) => tag === 'label');
      return node.name || (label ? textOf(dom, label) : '');
    };
    const options = boxes.filter((node) => {
      const label = foldText(labelOf(node));
      return paidOption.test(label) && optionWord.test(label) && !filter.test(label);
    });
    return judgeElements(dom, options, (node) => node.field?.checked === true, { note: labelOf });
  },
});
