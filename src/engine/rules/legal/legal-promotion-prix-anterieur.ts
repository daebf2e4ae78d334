import { parentOf, textOf } from '../../derive/dom/dom.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

const discount = /(?:^|\s)[-–−] ?\d{1,2} ?%/;
const price = /\d+(?:[.,]\d{2})? ?€/g;

export default defineRule({
  id: 'legal-promotion-prix-anterieur',
  severity: 'mineur',
  automation: 'revue',
  effort: 1,
  references: [{ kind: 'law', title: 'L. 112-1-1' }],
  title: {
    fail: 'Une réduction est affichée sans prix de référence : à vérifier',
    pass: 'Les réductions affichent leur prix de référence',
  },
  why: 'L’annonce d’une réduction doit rappeler le prix le plus bas pratiqué pendant les trente jours précédents, sauf exceptions, dont les denrées périssables. Le pourcentage se calcule sur ce prix (CJUE, C-330/23).',
  fix: 'Afficher à côté de la réduction le prix le plus bas pratiqué depuis trente jours.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const badges = dom.nodes.filter(
      (node) => node.visible && node.ownText.length < 30 && discount.test(node.ownText),
    );
    if (badges.length === 0) return { status: 'inapplicable', reason: 'aucune réduction affichée' };
    const bare = badges.filter((node) => {
      const card = parentOf(dom, parentOf(dom, node) ?? node) ?? node;
      const prices = new Set(textOf(dom, card).match(price) ?? []);
      return prices.size === 1;
    });
    if (bare.length === 0) return { status: 'pass' };
    return { status: 'review', ...evidenceOfNodes(dom, bare) };
  },
});
