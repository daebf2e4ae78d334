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
  'the publisher’s number, in the footer below it': {
    artifacts: page('', {
      text: `${'Cette page décrit le site. '.repeat(30)} Hébergement : Nuage Test, 59100 Roubaix. Club de Valmont, 06 11 22 33 44`,
      footerText: 'Club de Valmont, 06 11 22 33 44',
    }),
    verdict: 'fail',
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/legal-notice' }],
  },
  'the publisher’s number, which another page has as a link': {
    artifacts: siteArtifacts({
      pages: [
        pageFacts({ contactLinks: ['tel:+33611223344'] }),
        legalPage('legal-notice', 'Hébergement : Nuage Test. Pour nous joindre : 06 11 22 33 44.'),
      ],
    }),
    verdict: 'review',
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/legal-notice' }],
  },
  'its own number beside the publisher’s': {
    artifacts: siteArtifacts({
      pages: [
        pageFacts({ contactLinks: ['tel:+33611223344'] }),
        legalPage('legal-notice', 'Hébergeur : Nuage Test, 03 20 00 00 00. Nous joindre : 06 11 22 33 44.'),
      ],
    }),
    verdict: 'pass',
  },
  'in the footer, with the host': {
    artifacts: siteArtifacts({
      pages: [
        pageFacts(),
        legalPage('legal-notice', 'Hébergeur : Nuage Test.', {
          footerText: 'Hébergeur : Nuage Test, 03 20 00 00 00',
        }),
      ],
    }),
    verdict: 'pass',
  },
  'no such page': { artifacts: siteArtifacts(), verdict: 'inapplicable', reason: 'hébergeur non trouvé' },
  'no host named': { artifacts: page('Bienvenue.'), verdict: 'inapplicable', reason: 'hébergeur non trouvé' },
});
