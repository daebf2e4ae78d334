import { salesItems } from '#reference/legal-patterns.ts';
import { defineMentionRule } from '../verdicts/mention-rule.ts';

export default defineMentionRule({
  id: 'legal-garanties-legales',
  version: 4,
  severity: 'majeur',
  automation: 'semi',
  effort: 1,
  references: [
    { kind: 'law', title: 'L. 217-3' },
    { kind: 'law', title: 'D. 211-2' },
  ],
  parent: 'legal-cgv-absentes',
  title: {
    fail: 'Les garanties légales n’ont pas été trouvées dans les conditions de vente',
    pass: 'Les conditions de vente présentent les garanties légales',
  },
  why: 'Tout vendeur de biens ou de contenus numériques à des consommateurs doit rappeler deux garanties : la conformité et les vices cachés. Un encadré est imposé.',
  fix: 'Reprendre l’encadré officiel sur la garantie légale de conformité et celle des vices cachés.',
  document: 'salesTerms',
  shop: true,
  mention: ({ document: { folded } }) =>
    salesItems.conformity.test(folded) && salesItems.hiddenDefects.test(folded),
  missing: 'garantie légale de conformité et vices cachés',
});
