import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { exposes, sensitiveSite } from '#tests/support/sensitive.ts';
import rule from './sec-admin-expose.ts';

ruleCases(rule, {
  'asked, and nothing there': { artifacts: sensitiveSite(), verdict: 'pass' },
  'something else answers': {
    artifacts: exposes('wordpress-users', '/autre', 'autre chose'),
    verdict: 'pass',
  },
  WordPress: {
    artifacts: exposes('admin-login', '/wp-login.php', 'formulaire de connexion de WordPress'),
    verdict: 'fail',
    evidence: [
      {
        type: 'request',
        url: 'https://www.exemple.fr/wp-login.php',
        status: 200,
        note: 'formulaire de connexion de WordPress',
      },
    ],
  },
  'no clear answer': {
    artifacts: sensitiveSite({ 'admin-login': 'unanswered' }),
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
    artifacts: sensitiveSite({ 'admin-login': 'skipped' }),
    verdict: 'inapplicable',
    reason: 'aucun logiciel connu n’a été reconnu sur ce site',
  },
});
