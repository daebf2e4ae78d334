import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { exposes, sensitiveSite } from '#tests/support/sensitive.ts';
import rule from './sec-fichier-sauvegarde.ts';

ruleCases(rule, {
  pass: {
    'asked, and nothing there': sensitiveSite(),
    'something else answers': exposes('git', '/autre', 'autre chose'),
  },
  fail: { 'an archive': exposes('backup', '/backup.zip', 'archive ZIP') },
  error: { 'no clear answer': sensitiveSite({ backup: 'unanswered' }) },
  inapplicable: {
    'a domain nobody proved': siteArtifacts({ sensitive: null }),
  },
});
