import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { exposes, sensitiveSite } from '#tests/support/sensitive.ts';
import rule from './sec-fichier-git.ts';

ruleCases(rule, {
  'asked, and nothing there': { artifacts: sensitiveSite(), verdict: 'pass' },
  'something else answers': { artifacts: exposes('env', '/autre', 'autre chose'), verdict: 'pass' },
  'a repository': {
    artifacts: exposes('git', '/.git/HEAD', 'commence par « ref: refs/heads/main »'),
    verdict: 'fail',
    evidence: [
      {
        type: 'request',
        url: 'https://www.exemple.fr/.git/HEAD',
        status: 200,
        note: 'commence par « ref: refs/heads/main »',
      },
    ],
  },
  'no clear answer': {
    artifacts: sensitiveSite({ git: 'unanswered' }),
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
