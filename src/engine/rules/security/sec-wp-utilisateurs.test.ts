import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { exposes, sensitiveSite } from '#tests/support/sensitive.ts';
import rule from './sec-wp-utilisateurs.ts';

ruleCases(rule, {
  'asked, and nothing there': { artifacts: sensitiveSite(), verdict: 'pass' },
  'something else answers': { artifacts: exposes('admin-login', '/autre', 'autre chose'), verdict: 'pass' },
  'a list': {
    artifacts: exposes('wordpress-users', '/wp-json/wp/v2/users', '3 comptes listés'),
    verdict: 'fail',
    evidence: [
      {
        type: 'request',
        url: 'https://www.exemple.fr/wp-json/wp/v2/users',
        status: 200,
        note: '3 comptes listés',
      },
    ],
  },
  'no clear answer': {
    artifacts: sensitiveSite({ 'wordpress-users': 'unanswered' }),
    verdict: 'error',
    reason: 'le site n’a pas répondu clairement',
  },
  'a domain nobody proved': {
    artifacts: siteArtifacts({ sensitive: null }),
    verdict: 'inapplicable',
    reason:
      'ce contrôle interroge des adresses sensibles : il ne s’exécute que sur un domaine dont vous avez prouvé être responsable',
  },
  'no such software on the site': {
    artifacts: sensitiveSite({ 'wordpress-users': 'skipped' }),
    verdict: 'inapplicable',
    reason: 'aucun logiciel connu n’a été reconnu sur ce site',
  },
});
