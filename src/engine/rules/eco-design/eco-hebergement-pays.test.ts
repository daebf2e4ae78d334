import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-hebergement-pays.ts';

const site = (text: string) =>
  siteArtifacts({
    pages: [
      pageFacts(),
      pageFacts({ url: 'https://www.exemple.fr/mentions', kind: 'legal-notice', isHome: false, text }),
    ],
  });

ruleCases(rule, {
  pass: { 'in France': site('Hébergement : OVH, 2 rue Kellermann, 59100 Roubaix, France.') },
  review: { elsewhere: site('Hébergement : Exemple Inc., Ashburn, Virginie, États-Unis.') },
  inapplicable: { 'no host named': site('Directrice de la publication : Anne Martin.') },
});
