import { ecoPage, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-budget-declare.ts';

ruleCases(rule, {
  'a weight a page': { artifacts: ecoPage('Chaque page pèse moins de 500 Ko.'), verdict: 'pass' },
  'a budget': { artifacts: ecoPage('Nous tenons un budget de poids de 1 Mo.'), verdict: 'pass' },
  'good intentions': {
    artifacts: ecoPage('Nous veillons à la légèreté de nos pages.'),
    verdict: 'fail',
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/ecoconception', note: 'aucune limite trouvée' }],
  },
  'no declaration': { artifacts: siteArtifacts(), verdict: 'inapplicable', reason: 'aucune déclaration lue' },
});
