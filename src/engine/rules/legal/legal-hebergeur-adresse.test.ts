import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './legal-hebergeur-adresse.ts';

const page = (text: string, changes = {}) =>
  siteArtifacts({ pages: [pageFacts(), legalPage('legal-notice', text, changes)] });

ruleCases(rule, {
  found: { artifacts: page('Hébergeur : Nuage Test, 1 avenue du Nuage, 59100 Roubaix.'), verdict: 'pass' },
  abroad: { artifacts: page('Hosted? Hébergeur : Nuage Ltd, Dublin, Ireland'), verdict: 'pass' },
  'read in full, not found': {
    artifacts: page('Hébergeur : Nuage Test. Merci.'),
    verdict: 'fail',
    evidence: [
      {
        type: 'page',
        url: 'https://www.exemple.fr/legal-notice',
        note: 'non trouvé : adresse de l’hébergeur',
      },
    ],
  },
  'a page with little text': {
    artifacts: page('', { text: 'Hébergeur : Nuage Test.' }),
    verdict: 'review',
    evidence: [
      {
        type: 'page',
        url: 'https://www.exemple.fr/legal-notice',
        note: 'non trouvé : adresse de l’hébergeur',
      },
    ],
  },
  'the publisher’s address, in the footer below it': {
    artifacts: page('Hébergeur : Nuage Test. Merci. Club de Valmont, 3 rue du Moulin, 07000 Privas', {
      footerText: 'Club de Valmont, 3 rue du Moulin, 07000 Privas',
    }),
    verdict: 'review',
    evidence: [
      {
        type: 'page',
        url: 'https://www.exemple.fr/legal-notice',
        note: 'non trouvé : adresse de l’hébergeur',
      },
    ],
  },
  'at home': {
    artifacts: page('Le site est hébergé par la commune.'),
    verdict: 'review',
    evidence: [
      {
        type: 'page',
        url: 'https://www.exemple.fr/legal-notice',
        note: 'non trouvé : adresse de l’hébergeur',
      },
    ],
  },
  'no such page': { artifacts: siteArtifacts(), verdict: 'inapplicable', reason: 'hébergeur non trouvé' },
  'no host named': { artifacts: page('Bienvenue.'), verdict: 'inapplicable', reason: 'hébergeur non trouvé' },
});
