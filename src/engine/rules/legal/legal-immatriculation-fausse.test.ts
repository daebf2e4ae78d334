import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './legal-immatriculation-fausse.ts';

const notice = (text: string) => siteArtifacts({ pages: [pageFacts(), legalPage('legal-notice', text)] });

ruleCases(rule, {
  pass: {
    'all keys right': notice('RCS Lyon 732 829 320, SIRET 732 829 320 00074, TVA FR44 732 829 320.'),
    'La Poste': notice('SIRET 356 000 000 49837.'),
    'a foreign company’s number is not judged': notice(
      'Hébergeur : exemple Ltd, IE 6388047V. SIREN 404 833 048.',
    ),
  },
  fail: {
    'a SIREN': notice('SIREN 123 456 789.'),
    'a SIRET': notice('SIRET : 12345678901234.'),
    'a VAT key': notice('TVA FR45 732 829 320.'),
  },
  inapplicable: {
    'no number': notice('Bienvenue.'),
    'a capital beside the word RCS': notice('immatriculée au RCS de Paris, au capital de 100 000 000 euros'),
    'no notice': siteArtifacts(),
  },
});
