import { ecoPage, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-hebergement-vert.ts';

ruleCases(rule, {
  documented: {
    artifacts: ecoPage('Notre hébergeur annonce un PUE de 1,2 et de l’électricité renouvelable.'),
    verdict: 'pass',
  },
  'the host’s name alone': {
    artifacts: ecoPage('Notre hébergeur est en France.'),
    verdict: 'fail',
    evidence: [
      {
        type: 'value',
        label: 'Trouvé dans https://www.exemple.fr/ecoconception',
        value: 'hébergeur',
        expected: 'hébergeur, énergie, PUE, WUE',
      },
    ],
  },
  nothing: {
    artifacts: ecoPage('Sobriété.'),
    verdict: 'fail',
    evidence: [
      {
        type: 'value',
        label: 'Trouvé dans https://www.exemple.fr/ecoconception',
        value: 'rien',
        expected: 'hébergeur, énergie, PUE, WUE',
      },
    ],
  },
  'no declaration': { artifacts: siteArtifacts(), verdict: 'inapplicable', reason: 'aucune déclaration lue' },
});
