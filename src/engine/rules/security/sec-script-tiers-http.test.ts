import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { plainHttpPage } from '#tests/support/visit-parts.ts';
import rule from './sec-script-tiers-http.ts';

ruleCases(rule, {
  pass: {
    'a foreign script over HTTPS': plainHttpPage('<script src="https://cdn.autre.net/a.js"></script>'),
  },
  fail: { 'a foreign script in http': plainHttpPage('<script src="http://cdn.autre.net/a.js"></script>') },
  inapplicable: {
    'an address that follows the page': plainHttpPage('<script src="//cdn.autre.net/a.js"></script>'),
    'own scripts only': plainHttpPage('<script src="/a.js"></script><script>var a</script>'),
    'page over HTTPS': pageArtifacts('<script src="http://cdn.autre.net/a.js"></script>'),
  },
});
