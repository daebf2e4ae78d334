import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { exposes, sensitiveSite } from '#tests/support/sensitive.ts';
import rule from './sec-phpinfo.ts';

ruleCases(rule, {
  'asked, and nothing there': { artifacts: sensitiveSite(), verdict: 'pass' },
  'something else answers': { artifacts: exposes('git', '/autre', 'autre chose'), verdict: 'pass' },
  phpinfo: {
    artifacts: exposes('diagnostic', '/phpinfo.php', 'page phpinfo()'),
    verdict: 'fail',
    evidence: [
      { type: 'request', url: 'https://www.exemple.fr/phpinfo.php', status: 200, note: 'page phpinfo()' },
    ],
  },
  'no clear answer': {
    artifacts: sensitiveSite({ diagnostic: 'unanswered' }),
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
