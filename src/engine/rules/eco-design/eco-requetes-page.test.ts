import { pageArtifacts } from '#tests/support/artifacts.ts';
import { networkRequest } from '#tests/support/network.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-requetes-page.ts';

const page = (count: number) =>
  pageArtifacts(undefined, {
    requests: Array.from({ length: count }, (_, index) =>
      networkRequest({ url: `https://www.exemple.fr/${index}.js` }),
    ),
  });

ruleCases(rule, {
  'forty requests': { artifacts: page(40), verdict: 'pass' },
  'forty-one': {
    artifacts: page(41),
    verdict: 'fail',
    title: 'La page fait 41 requêtes',
    severity: 'mineur',
    evidence: [{ type: 'value', label: 'www.exemple.fr', value: '41 requêtes' }],
  },
  'a hundred': {
    artifacts: page(100),
    verdict: 'fail',
    title: 'La page fait 100 requêtes',
    evidence: [{ type: 'value', label: 'www.exemple.fr', value: '100 requêtes' }],
  },
  'nothing was recorded': { artifacts: pageArtifacts(), verdict: 'error', reason: 'aucune requête relevée' },
  eighty: {
    artifacts: page(80),
    verdict: 'fail',
    title: 'La page fait 80 requêtes',
    severity: 'mineur',
    evidence: [{ type: 'value', label: 'www.exemple.fr', value: '80 requêtes' }],
  },
  'eighty-one': {
    artifacts: page(81),
    verdict: 'fail',
    title: 'La page fait 81 requêtes',
    evidence: [{ type: 'value', label: 'www.exemple.fr', value: '81 requêtes' }],
  },
});
