import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './legal-editeur-telephone.ts';

const notice = (text: string, changes = {}) =>
  siteArtifacts({ pages: [pageFacts(), legalPage('legal-notice', text, changes)] });

ruleCases(rule, {
  pass: {
    found: notice('Téléphone : 04 00 00 00 00.'),
    'with a country code': notice('Tél. +33 (0)4 00 00 00 00'),
  },
  fail: {
    'read in full, not found': notice('Bienvenue à tous.'),
  },
  review: {
    'a page with little text': notice('', { text: 'Voir le document joint.' }),
    'a page in another language': notice('Welcome to our site.', { lang: 'en-GB' }),
    'only the host has one': notice('Hébergeur : OVH, tél. 09 72 10 10 07.'),
  },
  inapplicable: {
    'no notice': siteArtifacts(),
  },
});
