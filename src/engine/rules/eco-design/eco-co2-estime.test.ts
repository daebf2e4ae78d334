import { pageArtifacts } from '#tests/support/artifacts.ts';
import { networkRequest } from '#tests/support/network.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-co2-estime.ts';

const page = (transferBytes: number) =>
  pageArtifacts(undefined, { requests: [networkRequest({ transferBytes })] });

ruleCases(rule, {
  light: { artifacts: page(500_000), verdict: 'pass' },
  middling: { artifacts: page(1_500_000), verdict: 'pass' },
  'the median weight of the web': {
    artifacts: page(2_400_000),
    verdict: 'fail',
    title: 'Une visite de la page correspondrait à 0,36 g de CO₂e (modèle SWD v4, classe E)',
    evidence: [
      { type: 'value', label: 'Poids transféré', value: '2,4 Mo' },
      {
        type: 'value',
        label: 'Hypothèses',
        value: 'première visite, électricité mondiale moyenne (494 g par kWh), 0,3 kWh par gigaoctet',
      },
    ],
  },
  heavy: {
    artifacts: page(10_000_000),
    verdict: 'fail',
    title: 'Une visite de la page correspondrait à 1,48 g de CO₂e (modèle SWD v4, classe F)',
    evidence: [
      { type: 'value', label: 'Poids transféré', value: '10 Mo' },
      {
        type: 'value',
        label: 'Hypothèses',
        value: 'première visite, électricité mondiale moyenne (494 g par kWh), 0,3 kWh par gigaoctet',
      },
    ],
  },
  'nothing recorded': { artifacts: pageArtifacts(), verdict: 'error', reason: 'aucune requête relevée' },
});
