import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './legal-editeur-adresse.ts';

const notice = (text: string, changes = {}) =>
  siteArtifacts({ pages: [pageFacts(), legalPage('legal-notice', text, changes)] });

ruleCases(rule, {
  found: { artifacts: notice('Siège social : 12 rue des Tests, 69003 Lyon.'), verdict: 'pass' },
  'read in full, not found': {
    artifacts: notice('Bienvenue à tous.'),
    verdict: 'fail',
    title: 'L’adresse de l’éditeur n’a pas été trouvée dans les mentions légales',
    evidence: [
      { type: 'page', url: 'https://www.exemple.fr/legal-notice', note: 'non trouvé : adresse de l’éditeur' },
    ],
  },
  'a place of a village that has no street': {
    artifacts: notice('Éditeur : Association des Tests, lieu-dit Les Granges, Saint-Test.'),
    verdict: 'pass',
  },
  'announced, without a word of street or a postcode': {
    artifacts: notice('Siège social : Le Bourg, Saint-Test.'),
    verdict: 'review',
    title: 'L’adresse de l’éditeur n’a pas été trouvée dans les mentions légales : à vérifier',
    evidence: [
      { type: 'page', url: 'https://www.exemple.fr/legal-notice', note: 'non trouvé : adresse de l’éditeur' },
    ],
  },
  'an address of mail is none of a place': {
    artifacts: notice('Adresse IP et adresse : contact@exemple.fr.'),
    verdict: 'fail',
    title: 'L’adresse de l’éditeur n’a pas été trouvée dans les mentions légales',
    evidence: [
      { type: 'page', url: 'https://www.exemple.fr/legal-notice', note: 'non trouvé : adresse de l’éditeur' },
    ],
  },
  'an amount is no postcode': {
    artifacts: notice('Au capital de 10000 euros.'),
    verdict: 'fail',
    title: 'L’adresse de l’éditeur n’a pas été trouvée dans les mentions légales',
    evidence: [
      { type: 'page', url: 'https://www.exemple.fr/legal-notice', note: 'non trouvé : adresse de l’éditeur' },
    ],
  },
  'a page with little text': {
    artifacts: notice('', { text: 'Voir le document joint.' }),
    verdict: 'review',
    title: 'L’adresse de l’éditeur n’a pas été trouvée dans les mentions légales : à vérifier',
    evidence: [
      { type: 'page', url: 'https://www.exemple.fr/legal-notice', note: 'non trouvé : adresse de l’éditeur' },
    ],
  },
  'a page in another language': {
    artifacts: notice('Welcome to our site.', { lang: 'en-GB' }),
    verdict: 'review',
    title: 'L’adresse de l’éditeur n’a pas été trouvée dans les mentions légales : à vérifier',
    evidence: [
      { type: 'page', url: 'https://www.exemple.fr/legal-notice', note: 'non trouvé : adresse de l’éditeur' },
    ],
  },
  'only the host has one': {
    artifacts: notice('Hébergeur : OVH, 2 rue Kellermann, 59100 Roubaix.'),
    verdict: 'review',
    title: 'La seule adresse lue semble être celle de l’hébergeur : à vérifier',
    evidence: [
      { type: 'page', url: 'https://www.exemple.fr/legal-notice', note: 'non trouvé : adresse de l’éditeur' },
    ],
  },
  'no notice': {
    artifacts: siteArtifacts(),
    verdict: 'inapplicable',
    reason: 'le document qui doit porter cette mention n’a pas été trouvé',
  },
});
