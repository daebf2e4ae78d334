import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './legal-access-declaration-incomplete.ts';

const page = (text: string, changes = {}) =>
  siteArtifacts({ pages: [pageFacts(), legalPage('accessibility', text, changes)] });
const full =
  'État de conformité : le site est partiellement conforme. 72 % des critères sont respectés. Contenus non accessibles. Dérogations pour charge disproportionnée. Déclaration établie le 3 mars 2026. Technologies : HTML. Environnement de test : NVDA. Pages du site ayant fait l’objet de la vérification. Retour d’information et contact. Voies de recours : Défenseur des droits.';

ruleCases(rule, {
  pass: { complete: page(full) },
  fail: { 'a bare state': page('Le site est partiellement conforme.') },
  review: {
    'one section under another name': page(full.replace('Environnement de test : NVDA.', '')),
    'a page with little text': page('', { text: 'Accessibilité : non conforme' }),
  },
  inapplicable: { 'no statement': siteArtifacts() },
});
