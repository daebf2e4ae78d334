import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { plainHttpPage } from '#tests/support/visit-parts.ts';
import rule from './sec-script-tiers-http.ts';

ruleCases(rule, {
  'a foreign script over HTTPS': {
    artifacts: plainHttpPage('<script src="https://cdn.autre.net/a.js"></script>'),
    verdict: 'pass',
  },
  'a foreign script in http': {
    artifacts: plainHttpPage('<script src="http://cdn.autre.net/a.js"></script>'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > head > script' }],
  },
  'an address that follows the page': {
    artifacts: plainHttpPage('<script src="//cdn.autre.net/a.js"></script>'),
    verdict: 'inapplicable',
  },
  'own scripts only': {
    artifacts: plainHttpPage('<script src="/a.js"></script><script>var a</script>'),
    verdict: 'inapplicable',
  },
  'page over HTTPS': {
    artifacts: pageArtifacts('<script src="http://cdn.autre.net/a.js"></script>'),
    verdict: 'inapplicable',
    reason: 'page en HTTPS : compté comme contenu non chiffré',
  },
});
