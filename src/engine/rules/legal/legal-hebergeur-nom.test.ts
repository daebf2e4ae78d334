import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './legal-hebergeur-nom.ts';

const notice = (text: string, changes = {}) =>
  siteArtifacts({ pages: [pageFacts(), legalPage('legal-notice', text, changes)] });

ruleCases(rule, {
  found: { artifacts: notice('Hébergeur : Nuage Test SARL, 1 avenue du Nuage.'), verdict: 'pass' },
  'a known host': { artifacts: notice('Le site est hébergé chez ovh.'), verdict: 'pass' },
  'by its site': { artifacts: notice('hébergement assuré par nuage-test.fr'), verdict: 'pass' },
  'read in full, not found': {
    artifacts: notice('Bienvenue à tous.'),
    verdict: 'fail',
    title: 'L’hébergeur du site n’a pas été trouvé dans les mentions légales',
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/legal-notice', note: 'non trouvé : hébergeur' }],
  },
  'lodging of guests, no host': {
    artifacts: notice(
      'Le club s’occupe de tout (hébergement, restauration, formation) et propose un hébergement en chambres.',
    ),
    verdict: 'fail',
    title: 'L’hébergeur du site n’a pas été trouvé dans les mentions légales',
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/legal-notice', note: 'non trouvé : hébergeur' }],
  },
  'a page with little text': {
    artifacts: notice('', { text: 'Voir le document joint.' }),
    verdict: 'review',
    title: 'L’hébergeur du site n’a pas été trouvé dans les mentions légales : à vérifier',
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/legal-notice', note: 'non trouvé : hébergeur' }],
  },
  'a page in another language': {
    artifacts: notice('Welcome to our site.', { lang: 'en-GB' }),
    verdict: 'review',
    title: 'L’hébergeur du site n’a pas été trouvé dans les mentions légales : à vérifier',
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/legal-notice', note: 'non trouvé : hébergeur' }],
  },
  'a place of a template left as it was': {
    artifacts: notice('Hébergeur : [NOM DE L’HÉBERGEUR], [ADRESSE].'),
    verdict: 'review',
    title: 'L’hébergeur est évoqué mais ne semble pas nommé : à vérifier',
    evidence: [
      {
        type: 'text',
        quote:
          "Hébergeur : [NOM DE L'HÉBERGEUR], [ADRESSE]. Cette page décrit nos services et notre organisation.…",
      },
    ],
  },
  'a place of a template with the heading that follows it': {
    artifacts: notice(
      'Le site est hébergé par : [Dénomination] [Ville] Crédits Photographies : Jeanne Martin.',
    ),
    verdict: 'review',
    title: 'L’hébergeur est évoqué mais ne semble pas nommé : à vérifier',
    evidence: [
      {
        type: 'text',
        quote:
          'Le site est hébergé par : [Dénomination] [Ville] Crédits Photographies : Jeanne Martin. Cette page décrit nos…',
      },
    ],
  },
  'a name with its address between brackets': {
    artifacts: notice('Hébergé par Nuage Test [2 rue du Nuage].'),
    verdict: 'pass',
  },
  'not named': {
    artifacts: notice('Hébergement : voir notre prestataire.'),
    verdict: 'review',
    title: 'L’hébergeur est évoqué mais ne semble pas nommé : à vérifier',
    evidence: [
      {
        type: 'text',
        quote:
          'Hébergement : voir notre prestataire. Cette page décrit nos services et notre organisation. Cette pag…',
        where: 'https://www.exemple.fr/legal-notice',
      },
    ],
  },
  'a sentence after the heading': {
    artifacts: notice('Hébergement\nLe site est hébergé par un prestataire.'),
    verdict: 'review',
    title: 'L’hébergeur est évoqué mais ne semble pas nommé : à vérifier',
    evidence: [
      {
        type: 'text',
        quote:
          'Hébergement Le site est hébergé par un prestataire. Cette page décrit nos services et notre organisat…',
        where: 'https://www.exemple.fr/legal-notice',
      },
    ],
  },
  'no notice': {
    artifacts: siteArtifacts(),
    verdict: 'inapplicable',
    reason: 'le document qui doit porter cette mention n’a pas été trouvé',
  },
});
