import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { pageWithHeaders, plainHttpPage, request } from '#tests/support/visit-parts.ts';
import rule from './sec-contenu-mixte-actif.ts';

const script = '<script src="http://cdn.exemple.net/a.js"></script>';
const upgrade = { 'content-security-policy': 'upgrade-insecure-requests' };

ruleCases(rule, {
  pass: {
    'nothing in http': pageArtifacts('<script src="https://cdn.exemple.net/a.js"></script>'),
    'the page upgrades them': pageWithHeaders(upgrade, script),
    'a loopback address is trustworthy': pageArtifacts('<script src="http://127.0.0.1:3000/a.js"></script>'),
    'an image is another rule’s matter': pageArtifacts('<img src="http://cdn.exemple.net/a.png" alt="">'),
    'a link to an http site': pageArtifacts(
      '<a href="http://autre.fr/">Autre</a><link rel="canonical" href="http://a.fr/">',
    ),
  },
  fail: {
    'a script': pageArtifacts(script),
    'a style sheet': pageArtifacts('<link rel="stylesheet" href="http://cdn.exemple.net/a.css">'),
    'a frame': pageArtifacts('<iframe src="http://autre.fr/" title="x"></iframe>'),
    'a request made by a script': pageArtifacts('', {
      requests: [
        request('http://api.exemple.net/x', {
          resourceType: 'fetch',
          status: 0,
          failure: 'blocked:mixed-content',
        }),
      ],
    }),
  },
  inapplicable: { 'page in http': plainHttpPage(script) },
});
