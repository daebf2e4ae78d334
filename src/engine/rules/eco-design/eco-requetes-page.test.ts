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
  'two hundred': {
    artifacts: page(200),
    verdict: 'fail',
    title: 'La page fait 200 requêtes',
    evidence: [{ type: 'value', label: 'www.exemple.fr', value: '200 requêtes' }],
  },
  'nothing was recorded': { artifacts: pageArtifacts(), verdict: 'error', reason: 'aucune requête relevée' },
  'a hundred and sixty': {
    artifacts: page(160),
    verdict: 'fail',
    title: 'La page fait 160 requêtes',
    severity: 'mineur',
    evidence: [{ type: 'value', label: 'www.exemple.fr', value: '160 requêtes' }],
  },
  'one more': {
    artifacts: page(161),
    verdict: 'fail',
    title: 'La page fait 161 requêtes',
    evidence: [{ type: 'value', label: 'www.exemple.fr', value: '161 requêtes' }],
  },
});
