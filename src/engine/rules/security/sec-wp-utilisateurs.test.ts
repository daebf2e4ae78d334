import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { exposes, sensitiveSite } from '#tests/support/sensitive.ts';
import rule from './sec-wp-utilisateurs.ts';

ruleCases(rule, {
  pass: {
    'asked, and nothing there': sensitiveSite(),
    'something else answers': exposes('admin-login', '/autre', 'autre chose'),
  },
  fail: { 'a list': exposes('wordpress-users', '/wp-json/wp/v2/users', '3 comptes listés') },
  error: { 'no clear answer': sensitiveSite({ 'wordpress-users': 'unanswered' }) },
  inapplicable: {
    'a domain nobody proved': siteArtifacts({ sensitive: null }),
    'no such software on the site': sensitiveSite({ 'wordpress-users': 'skipped' }),
  },
});
