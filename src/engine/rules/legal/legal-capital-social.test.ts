import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './legal-capital-social.ts';

const notice = (text: string, changes = {}) =>
  siteArtifacts({ pages: [pageFacts(), legalPage('legal-notice', text, changes)] });

ruleCases(
  rule,
  {
    amount: { artifacts: notice('Exemple SAS au capital de 10 000 €.'), verdict: 'pass' },
    'in words of the trade': { artifacts: notice('Exemple, SARL au capital variable.'), verdict: 'pass' },
    'a company without its capital': {
      artifacts: notice('Exemple SARL, 12 rue des Tests, 69003 Lyon.'),
      verdict: 'fail',
      evidence: [
        { type: 'page', url: 'https://www.exemple.fr/legal-notice', note: 'non trouvé : capital social' },
      ],
    },
    'little text': {
      artifacts: notice('', { text: 'Exemple SARL' }),
      verdict: 'review',
      evidence: [
        { type: 'page', url: 'https://www.exemple.fr/legal-notice', note: 'non trouvé : capital social' },
      ],
    },

    'only the host is a company': {
      artifacts: notice('Entrepreneur individuel. Hébergeur : OVH SAS, Roubaix.'),
      verdict: 'inapplicable',
      reason: 'aucune société à capital reconnue',
    },
    'no notice': {
      artifacts: siteArtifacts(),
      verdict: 'inapplicable',
      reason: 'aucune société à capital reconnue',
    },
  },
  'company',
);

ruleCases(
  rule,
  {
    amount: { artifacts: notice('Exemple SAS au capital de 10 000 €.'), verdict: 'pass' },
    'its form was read: it is bound, whatever nobody declared': {
      artifacts: notice('Exemple SARL, 12 rue des Tests, 69003 Lyon.'),
      verdict: 'fail',
      evidence: [
        { type: 'page', url: 'https://www.exemple.fr/legal-notice', note: 'non trouvé : capital social' },
      ],
    },
  },
  null,
);
