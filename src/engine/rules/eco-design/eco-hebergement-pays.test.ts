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
  'in France': {
    artifacts: site('Hébergement : OVH, 2 rue Kellermann, 59100 Roubaix, France.'),
    verdict: 'pass',
  },
  elsewhere: {
    artifacts: site('Hébergement : Exemple Inc., Ashburn, Virginie, États-Unis.'),
    verdict: 'review',
    evidence: [
      {
        type: 'text',
        quote: 'Hébergement : Exemple Inc., Ashburn, Virginie, États-Unis.',
        where: 'Mentions légales',
      },
    ],
  },
  'a place of a template left as it was': {
    artifacts: site('Hébergeur : [Nom de l’hébergeur], [adresse de l’hébergeur].'),
    verdict: 'inapplicable',
    reason: 'hébergeur non renseigné',
  },
  'the publisher alone is in France': {
    artifacts: site(
      'Éditeur : Exemple, 2 rue Haute, 69001 Lyon, France. Hébergeur : Autre, Dublin, Irlande.',
    ),
    verdict: 'review',
    evidence: [{ type: 'text', quote: 'Éditeur : Exemple, 2 rue Haute, 69001 Lyon, France. Hébergeur…' }],
  },
  'a host elsewhere, then a publisher in France': {
    artifacts: site('Hébergé par Autre Inc., San Mateo. Directeur : Paul Morel, Lyon, France.'),
    verdict: 'review',
    evidence: [{ type: 'text', quote: 'Hébergé par Autre Inc., San Mateo. Directeur…' }],
  },
  'the host is named before the verb': {
    artifacts: site('La société Exemple (59100 Roubaix) héberge ce site.'),
    verdict: 'pass',
  },
  'no host named': {
    artifacts: site('Directrice de la publication : Anne Martin.'),
    verdict: 'inapplicable',
    reason: 'aucun hébergeur cité',
  },
});
