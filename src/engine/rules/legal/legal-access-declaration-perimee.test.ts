import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './legal-access-declaration-perimee.ts';

const page = (text: string) => siteArtifacts({ pages: [pageFacts(), legalPage('accessibility', text)] });

ruleCases(rule, {
  pass: {
    recent: page('Déclaration établie le 3 mars 2025.'),
    'renewed since': page('Établie le 12/05/2019, mise à jour le 01/02/2026. RGAA version 4.1.'),
  },
  fail: {
    old: page('Établie le 23 septembre 2020.'),
    'an old reference': page('Conforme au RGAA 3, le 3 mars 2026.'),
  },
  inapplicable: { 'no date': page('Le site est non conforme.'), 'no statement': siteArtifacts() },
});
