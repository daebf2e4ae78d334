import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { exposes, sensitiveSite } from '#tests/support/sensitive.ts';
import rule from './sec-admin-expose.ts';

ruleCases(rule, {
  pass: {
    'asked, and nothing there': sensitiveSite(),
    'something else answers': exposes('wordpress-users', '/autre', 'autre chose'),
  },
  fail: { WordPress: exposes('admin-login', '/wp-login.php', 'formulaire de connexion de WordPress') },
  error: { 'no clear answer': sensitiveSite({ 'admin-login': 'unanswered' }) },
  inapplicable: {
    'a domain nobody proved': siteArtifacts({ sensitive: null }),
    'no such software on the site': sensitiveSite({ 'admin-login': 'skipped' }),
  },
});
