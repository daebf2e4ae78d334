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
      title: 'Le capital social n’a pas été trouvé dans les mentions légales',
      evidence: [
        { type: 'page', url: 'https://www.exemple.fr/legal-notice', note: 'non trouvé : capital social' },
      ],
    },
    'little text': {
      artifacts: notice('', { text: 'Exemple SARL' }),
      verdict: 'review',
      title: 'Le capital social n’a pas été trouvé dans les mentions légales : à vérifier',
      evidence: [
        { type: 'page', url: 'https://www.exemple.fr/legal-notice', note: 'non trouvé : capital social' },
      ],
    },
    'a place of a template': {
      artifacts: notice('Exemple SARL au capital de [Montant] euros. Siège : Lyon.'),
      verdict: 'fail',
      title: 'Le capital social est resté à compléter dans les mentions légales',
      evidence: [
        {
          type: 'text',
          quote:
            'Exemple SARL au capital de [Montant] euros. Siège : Lyon. Cette page décrit nos services et notre organisation. Cette page déc…',
          where: 'https://www.exemple.fr/legal-notice',
        },
      ],
    },
    'a place of a template for something else': {
      artifacts: notice('Exemple SARL au capital de 8 000 €. Siège : [Adresse].'),
      verdict: 'pass',
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
      title: 'Le capital social n’a pas été trouvé dans les mentions légales',
      evidence: [
        { type: 'page', url: 'https://www.exemple.fr/legal-notice', note: 'non trouvé : capital social' },
      ],
    },
  },
  null,
);
