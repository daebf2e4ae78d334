import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { exposes, sensitiveSite } from '#tests/support/sensitive.ts';
import rule from './sec-phpinfo.ts';

ruleCases(rule, {
  pass: {
    'asked, and nothing there': sensitiveSite(),
    'something else answers': exposes('git', '/autre', 'autre chose'),
  },
  fail: { phpinfo: exposes('diagnostic', '/phpinfo.php', 'page phpinfo()') },
  error: { 'no clear answer': sensitiveSite({ diagnostic: 'unanswered' }) },
  inapplicable: {
    'a domain nobody proved': siteArtifacts({ sensitive: null }),
  },
});
