import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { exposes, sensitiveSite } from '#tests/support/sensitive.ts';
import rule from './sec-fichier-env.ts';

ruleCases(rule, {
  'asked, and nothing there': { artifacts: sensitiveSite(), verdict: 'pass' },
  'something else answers': { artifacts: exposes('git', '/autre', 'autre chose'), verdict: 'pass' },
  'a file of secrets': {
    artifacts: exposes('env', '/.env', '3 variables : DB_•••, APP•••'),
    verdict: 'fail',
    evidence: [
      {
        type: 'request',
        url: 'https://www.exemple.fr/.env',
        status: 200,
        note: '3 variables : DB_•••, APP•••',
      },
    ],
  },
  'no clear answer': {
    artifacts: sensitiveSite({ env: 'unanswered' }),
    verdict: 'error',
    reason: 'le site n’a pas répondu clairement',
  },
  'a domain nobody proved': {
    artifacts: siteArtifacts({ sensitive: null }),
    verdict: 'inapplicable',
    reason:
      'ce contrôle interroge des adresses sensibles : il ne s’exécute que sur un domaine dont vous avez prouvé être responsable',
  },
});
