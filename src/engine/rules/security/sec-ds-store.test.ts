import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { exposes, sensitiveSite } from '#tests/support/sensitive.ts';
import rule from './sec-ds-store.ts';

ruleCases(rule, {
  'asked, and nothing there': { artifacts: sensitiveSite(), verdict: 'pass' },
  'something else answers': { artifacts: exposes('git', '/autre', 'autre chose'), verdict: 'pass' },
  'a folder index': {
    artifacts: exposes('ds-store', '/.DS_Store', 'index de dossier de macOS'),
    verdict: 'fail',
    evidence: [
      {
        type: 'request',
        url: 'https://www.exemple.fr/.DS_Store',
        status: 200,
        note: 'index de dossier de macOS',
      },
    ],
  },
  'no clear answer': {
    artifacts: sensitiveSite({ 'ds-store': 'unanswered' }),
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
