import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-temps-serveur.ts';

const { mainResponse } = pageArtifacts();
const page = (ttfbMs: number) => pageArtifacts(undefined, { mainResponse: { ...mainResponse, ttfbMs } });

ruleCases(rule, {
  quick: { artifacts: page(200), verdict: 'pass' },
  'at the bound': { artifacts: page(800), verdict: 'pass' },
  slow: {
    artifacts: page(1200),
    verdict: 'fail',
    title: 'Le serveur met 1,2 s à commencer à répondre',
    evidence: [
      {
        type: 'value',
        label: 'Première réponse de https://www.exemple.fr/',
        value: '1,2 s',
        expected: 'au plus 800 ms',
      },
    ],
  },
  unknown: { artifacts: page(0), verdict: 'error', reason: 'temps de réponse inconnu' },
  'a millisecond more': {
    artifacts: page(801),
    verdict: 'fail',
    title: 'Le serveur met 801 ms à commencer à répondre',
    evidence: [
      {
        type: 'value',
        label: 'Première réponse de https://www.exemple.fr/',
        value: '801 ms',
        expected: 'au plus 800 ms',
      },
    ],
  },
});
