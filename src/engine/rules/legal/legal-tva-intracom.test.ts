import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './legal-tva-intracom.ts';

const page = (text: string, changes = {}) =>
  siteArtifacts({ pages: [pageFacts(), legalPage('legal-notice', text, changes)] });

ruleCases(
  rule,
  {
    pass: {
      found: page('TVA FR44 732 829 320'),
      exempt: page('TVA non applicable, article 293 B du CGI'),
      'a foreign number': page('VAT IE6388047V'),
    },
    fail: {
      'read in full, not found': page('Bienvenue.'),
    },
    review: {
      'a page with little text': page('', { text: 'Voir le document joint.' }),
    },
    inapplicable: {
      'no such page': siteArtifacts(),
    },
  },
  'company',
);
