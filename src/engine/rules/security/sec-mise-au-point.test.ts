import type { SensitiveFacts } from '#engine/artifacts.ts';
import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { exposes, sensitiveSite } from '#tests/support/sensitive.ts';
import rule from './sec-mise-au-point.ts';

const { sensitive } = sensitiveSite();
const { debug: _, ...before } = (sensitive as SensitiveFacts).outcomes;

ruleCases(rule, {
  'asked, and nothing there': { artifacts: sensitiveSite(), verdict: 'pass' },
  'something else answers': {
    artifacts: exposes('diagnostic', '/info.php', 'page phpinfo()'),
    verdict: 'pass',
  },
  'a profiler': {
    artifacts: exposes('debug', '/_profiler/', 'profileur de Symfony'),
    verdict: 'fail',
    evidence: [
      {
        type: 'request',
        url: 'https://www.exemple.fr/_profiler/',
        status: 200,
        note: 'profileur de Symfony',
      },
    ],
  },
  'a software that has none': {
    artifacts: sensitiveSite({ debug: 'skipped' }),
    verdict: 'inapplicable',
    reason: 'le logiciel reconnu sur ce site n’a pas ces outils',
  },
  'no clear answer': {
    artifacts: sensitiveSite({ debug: 'unanswered' }),
    verdict: 'error',
    reason: 'le site n’a pas répondu clairement',
  },
  'an audit made before': {
    artifacts: siteArtifacts({ sensitive: { requestCount: 15, exposed: [], outcomes: before } }),
    verdict: 'error',
    reason: 'ces adresses n’ont pas été demandées',
  },
  'a domain nobody proved': {
    artifacts: siteArtifacts({ sensitive: null }),
    verdict: 'inapplicable',
    reason:
      'ce contrôle interroge des adresses sensibles : il ne s’exécute que sur un domaine dont vous avez prouvé être responsable',
  },
});
