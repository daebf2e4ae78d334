import { ecoPage, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-referent-absent.ts';

ruleCases(rule, {
  'a person': { artifacts: ecoPage('Référente : Anne Martin.'), verdict: 'pass' },
  'an address': { artifacts: ecoPage('Écrivez à sobriete@exemple.fr.'), verdict: 'pass' },
  'the menu’s contact only': {
    artifacts: ecoPage('Accueil Contact Notre démarche.'),
    verdict: 'fail',
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/ecoconception', note: 'ni référent ni adresse' }],
  },
  'no declaration': { artifacts: siteArtifacts(), verdict: 'inapplicable', reason: 'aucune déclaration lue' },
});
