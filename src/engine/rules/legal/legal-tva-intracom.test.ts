import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './legal-tva-intracom.ts';

const page = (text: string, changes = {}) =>
  siteArtifacts({ pages: [pageFacts(), legalPage('legal-notice', text, changes)] });

ruleCases(
  rule,
  {
    found: { artifacts: page('TVA FR44 732 829 320'), verdict: 'pass' },
    exempt: { artifacts: page('TVA non applicable, article 293 B du CGI'), verdict: 'pass' },
    'a foreign number': { artifacts: page('VAT IE6388047V'), verdict: 'pass' },

    'read in full, not found': {
      artifacts: page('Bienvenue.'),
      verdict: 'fail',
      evidence: [
        { type: 'page', url: 'https://www.exemple.fr/legal-notice', note: 'non trouvé : numéro de TVA' },
      ],
    },

    'a sole trader': {
      artifacts: page('Statut : auto-entrepreneur. Hébergeur : Exemple.'),
      verdict: 'review',
      evidence: [
        { type: 'page', url: 'https://www.exemple.fr/legal-notice', note: 'non trouvé : numéro de TVA' },
      ],
    },
    'a farm': {
      artifacts: page('Paul Morel, maraîcher à Exemple.'),
      verdict: 'review',
      evidence: [
        { type: 'page', url: 'https://www.exemple.fr/legal-notice', note: 'non trouvé : numéro de TVA' },
      ],
    },
    'a company hosted by a sole trader': {
      artifacts: page('Éditeur : Exemple SARL. Hébergeur : Paul Morel, auto-entrepreneur.'),
      verdict: 'fail',
      evidence: [
        { type: 'page', url: 'https://www.exemple.fr/legal-notice', note: 'non trouvé : numéro de TVA' },
      ],
    },

    'a page with little text': {
      artifacts: page('', { text: 'Voir le document joint.' }),
      verdict: 'review',
      evidence: [
        { type: 'page', url: 'https://www.exemple.fr/legal-notice', note: 'non trouvé : numéro de TVA' },
      ],
    },

    'no such page': {
      artifacts: siteArtifacts(),
      verdict: 'inapplicable',
      reason: 'le document qui doit porter cette mention n’a pas été trouvé',
    },
  },
  'company',
);

ruleCases(
  rule,
  {
    found: { artifacts: page('TVA FR44 732 829 320'), verdict: 'pass' },
    'an association, of a type nobody declared': {
      artifacts: page('Le club est une association loi 1901 déclarée en préfecture.'),
      verdict: 'inapplicable',
      reason: 'le site se présente comme celui d’une association',
    },
    'a public hospital, by its notice': {
      artifacts: page('Le présent site est édité par l’hôpital de Bréal, établissement public de santé.'),
      verdict: 'inapplicable',
      reason:
        'le site se présente comme celui d’un organisme public : indiquez le type de site si ce n’est pas le cas',
    },
    'a public body of trade and industry': {
      artifacts: page('Éditeur : Bréal Mobilités, établissement public à caractère industriel.'),
      verdict: 'review',
      evidence: [{ type: 'page', url: 'https://www.exemple.fr/legal-notice' }],
    },
    'who it binds is unknown': {
      artifacts: page('Bienvenue.'),
      verdict: 'review',
      evidence: [
        { type: 'page', url: 'https://www.exemple.fr/legal-notice', note: 'non trouvé : numéro de TVA' },
      ],
    },
  },
  null,
);
