import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './legal-capital-social.ts';

const notice = (text: string, changes = {}) =>
  siteArtifacts({ pages: [pageFacts(), legalPage('legal-notice', text, changes)] });

ruleCases(
  rule,
  {
    pass: {
      amount: notice('Exemple SAS au capital de 10 000 €.'),
      'in words of the trade': notice('Exemple, SARL au capital variable.'),
    },
    fail: { 'a company without its capital': notice('Exemple SARL, 12 rue des Tests, 69003 Lyon.') },
    review: { 'little text': notice('', { text: 'Exemple SARL' }) },
    inapplicable: {
      'only the host is a company': notice('Entrepreneur individuel. Hébergeur : OVH SAS, Roubaix.'),
      'no notice': siteArtifacts(),
    },
  },
  'company',
);
