import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { pageWithHeaders, plainHttpPage, request } from '#tests/support/visit-parts.ts';
import rule from './sec-contenu-mixte-actif.ts';

const script = '<script src="http://cdn.exemple.net/a.js"></script>';
const upgrade = { 'content-security-policy': 'upgrade-insecure-requests' };

ruleCases(rule, {
  'nothing in http': {
    artifacts: pageArtifacts('<script src="https://cdn.exemple.net/a.js"></script>'),
    verdict: 'pass',
  },
  'the page upgrades them': { artifacts: pageWithHeaders(upgrade, script), verdict: 'pass' },
  'a loopback address is trustworthy': {
    artifacts: pageArtifacts('<script src="http://127.0.0.1:3000/a.js"></script>'),
    verdict: 'pass',
  },
  'an image is another rule’s matter': {
    artifacts: pageArtifacts('<img src="http://cdn.exemple.net/a.png" alt="">'),
    verdict: 'pass',
  },
  'a link to an http site': {
    artifacts: pageArtifacts(
      '<a href="http://autre.fr/">Autre</a><link rel="canonical" href="http://a.fr/">',
    ),
    verdict: 'pass',
  },
  'a script': {
    artifacts: pageArtifacts(script),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > head > script' }],
  },
  'a style sheet': {
    artifacts: pageArtifacts('<link rel="stylesheet" href="http://cdn.exemple.net/a.css">'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > head > link' }],
  },
  'a frame': {
    artifacts: pageArtifacts('<iframe src="http://autre.fr/" title="x"></iframe>'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > iframe' }],
  },
  'a request made by a script': {
    artifacts: pageArtifacts('', {
      requests: [
        request('http://api.exemple.net/x', {
          resourceType: 'fetch',
          status: 0,
          failure: 'blocked:mixed-content',
        }),
      ],
    }),
    verdict: 'fail',
    evidence: [{ type: 'request', url: 'http://api.exemple.net/x', status: 0 }],
  },
  'page in http': {
    artifacts: plainHttpPage(script),
    verdict: 'inapplicable',
    reason: 'la page n’est pas en HTTPS',
  },
});
