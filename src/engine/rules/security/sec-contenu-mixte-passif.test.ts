import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { pageWithHeaders, plainHttpPage, request } from '#tests/support/visit-parts.ts';
import rule from './sec-contenu-mixte-passif.ts';

const image = '<img src="http://cdn.exemple.net/a.png" alt="">';

ruleCases(rule, {
  'images over HTTPS': { artifacts: pageArtifacts('<img src="/a.png" alt="">'), verdict: 'pass' },
  'the page upgrades them': {
    artifacts: pageWithHeaders({ 'content-security-policy': 'upgrade-insecure-requests' }, image),
    verdict: 'pass',
  },
  'a script is another rule’s matter': {
    artifacts: pageArtifacts('<script src="http://cdn.exemple.net/a.js"></script>'),
    verdict: 'pass',
  },
  'an image': {
    artifacts: pageArtifacts(image),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > img', note: 'adresse en http://' }],
  },
  'a background image': {
    artifacts: pageArtifacts('', {
      requests: [request('http://cdn.exemple.net/fond.jpg', { resourceType: 'image' })],
    }),
    verdict: 'fail',
    evidence: [{ type: 'request', url: 'http://cdn.exemple.net/fond.jpg', status: 200 }],
  },
  'page in http': {
    artifacts: plainHttpPage(image),
    verdict: 'inapplicable',
    reason: 'la page n’est pas en HTTPS',
  },
});
