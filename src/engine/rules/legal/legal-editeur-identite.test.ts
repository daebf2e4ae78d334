import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './legal-editeur-identite.ts';

const notice = (text: string, changes = {}) =>
  siteArtifacts({ pages: [pageFacts(), legalPage('legal-notice', text, changes)] });

ruleCases(rule, {
  found: { artifacts: notice('Ce site est édité par la société Exemple, SAS.'), verdict: 'pass' },
  'an association': { artifacts: notice('Association loi 1901 Les Amis.'), verdict: 'pass' },
  'a town': { artifacts: notice('Site internet de la commune de Valfleuri.'), verdict: 'pass' },
  'a company told by its seat': {
    artifacts: notice('Menuiserie Exemple – Siège social : 3 rue du Moulin, Valfleuri.'),
    verdict: 'pass',
  },
  'a craftsman told by a number': {
    artifacts: notice('Jeanne Martin, SIRET n° 123 456 789 00012.'),
    verdict: 'pass',
  },
  'read in full, not found': {
    artifacts: notice('Bienvenue à tous.'),
    verdict: 'fail',
    evidence: [
      { type: 'page', url: 'https://www.exemple.fr/legal-notice', note: 'non trouvé : nom de l’éditeur' },
    ],
  },
  'a page with little text': {
    artifacts: notice('', { text: 'Voir le document joint.' }),
    verdict: 'review',
    evidence: [
      { type: 'page', url: 'https://www.exemple.fr/legal-notice', note: 'non trouvé : nom de l’éditeur' },
    ],
  },
  'a page in another language': {
    artifacts: notice('Welcome to our site.', { lang: 'en-GB' }),
    verdict: 'review',
    evidence: [
      { type: 'page', url: 'https://www.exemple.fr/legal-notice', note: 'non trouvé : nom de l’éditeur' },
    ],
  },
  'no notice': {
    artifacts: siteArtifacts(),
    verdict: 'inapplicable',
    reason: 'le document qui doit porter cette mention n’a pas été trouvé',
  },
});
