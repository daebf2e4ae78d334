import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { exposes, sensitiveSite } from '#tests/support/sensitive.ts';
import rule from './sec-fichier-git.ts';

ruleCases(rule, {
  pass: {
    'asked, and nothing there': sensitiveSite(),
    'something else answers': exposes('env', '/autre', 'autre chose'),
  },
  fail: { 'a repository': exposes('git', '/.git/HEAD', 'commence par « ref: refs/heads/main »') },
  error: { 'no clear answer': sensitiveSite({ git: 'unanswered' }) },
  inapplicable: {
    'a domain nobody proved': siteArtifacts({ sensitive: null }),
  },
});
