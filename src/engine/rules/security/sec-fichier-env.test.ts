import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { exposes, sensitiveSite } from '#tests/support/sensitive.ts';
import rule from './sec-fichier-env.ts';

ruleCases(rule, {
  pass: {
    'asked, and nothing there': sensitiveSite(),
    'something else answers': exposes('git', '/autre', 'autre chose'),
  },
  fail: { 'a file of secrets': exposes('env', '/.env', '3 variables : DB_•••, APP•••') },
  error: { 'no clear answer': sensitiveSite({ env: 'unanswered' }) },
  inapplicable: {
    'a domain nobody proved': siteArtifacts({ sensitive: null }),
  },
});
