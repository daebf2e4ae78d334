import { byTag, closest, judgeElements, textOf } from '../../derive/dom/dom.ts';
import { foldText } from '../../derive/page/page-kind.ts';
import { defineRule } from '../../rule.ts';

const agreement =
  /\bnewsletters?\b|\blettres? d'information\b|\brecevoir\b.{0,60}\b(?:offres?|actualites?|informations?|promotions?|emails?|courriels?|sms)\b|\bpartenaires?\b|\bj'(?:accepte|autorise|ai lu et)\b|\bje (?:consens|souhaite|desire|m'inscris|m'abonne)\b|\bm'(?:inscri|abonn)\w+/;
const refusal = /\bne (?:souhaite|veux|desire|pas)\b|\bn'(?:accepte|autorise) pas\b|\brefus/;

export default defineRule({
  id: 'priv-case-precochee-formulaire',
  severity: 'bloquant',
  automation: 'automatique',
  effort: 1,
  references: ['RGPD 7', 'CPCE L34-5'],
  title: {
    fail: 'Une case d’accord est cochée d’avance dans un formulaire',
    pass: 'Aucune case d’accord n’est cochée d’avance',
  },
  why: 'Un accord donné par une case déjà cochée est nul : vous ne pouvez pas vous en servir pour écrire à la personne.',
  fix: 'Laisser la case vide : la personne la coche si elle le souhaite.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const boxes = byTag(dom, 'input').filter(
      (node) => node.field?.type === 'checkbox' && !node.field.disabled,
    );
    const labelOf = (node: (typeof boxes)[number]) => {
      const label = closest(dom, node, ({ tag }) => tag === 'label');
      return node.name || (label ? textOf(dom, label) : '');
    };
    const agreements = boxes.filter((node) => {
      const label = foldText(labelOf(node));
      return agreement.test(label) && !refusal.test(label);
    });
    return judgeElements(dom, agreements, (node) => node.field?.checked === true, { note: labelOf });
  },
});
