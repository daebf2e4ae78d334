import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './priv-politique-datee.ts';

const policy = (text: string, changes = {}) =>
  siteArtifacts({ pages: [pageFacts(), legalPage('privacy', text, changes)] });

ruleCases(rule, {
  pass: {
    'a full date': policy('Dernière mise à jour : 3 février 2026.'),
    'a short date': policy('Mise à jour le 03/02/2026, première version le 01/01/2019.'),
    'a month': policy('Version de mars 2025.'),
  },
  fail: {
    'no date': policy('Vos données sont protégées.'),
    'an old date': policy('Mise à jour le 1er juin 2019.'),
    'a cancelled agreement': policy('Mise à jour : mai 2026. Notre prestataire adhère au Privacy Shield.'),
  },
  review: { 'little text': policy('', { text: 'Document joint.' }) },
  inapplicable: { 'no policy': siteArtifacts() },
});
