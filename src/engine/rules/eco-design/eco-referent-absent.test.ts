import { ecoPage, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-referent-absent.ts';

ruleCases(rule, {
  pass: {
    'a person': ecoPage('Référente : Anne Martin.'),
    'an address': ecoPage('Écrivez à sobriete@exemple.fr.'),
  },
  fail: { 'the menu’s contact only': ecoPage('Accueil Contact Notre démarche.') },
  inapplicable: { 'no declaration': siteArtifacts() },
});
