import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { exposes, sensitiveSite } from '#tests/support/sensitive.ts';
import rule from './sec-fichier-sauvegarde.ts';

ruleCases(rule, {
  'asked, and nothing there': { artifacts: sensitiveSite(), verdict: 'pass' },
  'something else answers': { artifacts: exposes('git', '/autre', 'autre chose'), verdict: 'pass' },
  'an archive': {
    artifacts: exposes('backup', '/backup.zip', 'archive ZIP'),
    verdict: 'fail',
    evidence: [
      { type: 'request', url: 'https://www.exemple.fr/backup.zip', status: 200, note: 'archive ZIP' },
    ],
  },
  'no clear answer': {
    artifacts: sensitiveSite({ backup: 'unanswered' }),
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
