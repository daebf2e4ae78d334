import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './legal-hebergeur-telephone.ts';

const page = (text: string, changes = {}) =>
  siteArtifacts({ pages: [pageFacts(), legalPage('legal-notice', text, changes)] });

ruleCases(rule, {
  found: { artifacts: page('Hébergeur : Nuage Test, tél. 03 00 00 00 00.'), verdict: 'pass' },
  'short number': { artifacts: page('Hébergeur : OVH, téléphone : 1007'), verdict: 'pass' },
  abroad: { artifacts: page('Hébergeur : Nuage Ltd, +353 1 543 4050'), verdict: 'pass' },
  'read in full, not found': {
    artifacts: page('Hébergeur : Nuage Test, 1 avenue du Nuage, 59100 Roubaix.'),
    verdict: 'fail',
    evidence: [
      {
        type: 'page',
        url: 'https://www.exemple.fr/legal-notice',
        note: 'non trouvé : téléphone de l’hébergeur',
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
        note: 'non trouvé : téléphone de l’hébergeur',
      },
    ],
  },
  'at home': {
    artifacts: page('Le site est hébergé en interne.'),
    verdict: 'review',
    evidence: [
      {
        type: 'page',
        url: 'https://www.exemple.fr/legal-notice',
        note: 'non trouvé : téléphone de l’hébergeur',
      },
    ],
  },
  'at home, by the company that publishes': {
    artifacts: page('Le site est hébergé par la société elle-même.'),
    verdict: 'review',
    evidence: [
      {
        type: 'page',
        url: 'https://www.exemple.fr/legal-notice',
        note: 'non trouvé : téléphone de l’hébergeur',
      },
    ],
  },
  'by a company that is named': {
    artifacts: page('L’hébergement de ce site est assuré par la société NUAGES LTD, 61 rue Haute, Chypre.'),
    verdict: 'fail',
    evidence: [
      {
        type: 'page',
        url: 'https://www.exemple.fr/legal-notice',
        note: 'non trouvé : téléphone de l’hébergeur',
      },
    ],
  },
  'no such page': { artifacts: siteArtifacts(), verdict: 'inapplicable', reason: 'hébergeur non trouvé' },
  'no host named': { artifacts: page('Bienvenue.'), verdict: 'inapplicable', reason: 'hébergeur non trouvé' },
});
