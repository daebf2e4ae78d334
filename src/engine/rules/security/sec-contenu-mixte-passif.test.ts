import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { pageWithHeaders, plainHttpPage, request } from '#tests/support/visit-parts.ts';
import rule from './sec-contenu-mixte-passif.ts';

const image = '<img src="http://cdn.exemple.net/a.png" alt="">';

ruleCases(rule, {
  pass: {
    'images over HTTPS': pageArtifacts('<img src="/a.png" alt="">'),
    'the page upgrades them': pageWithHeaders(
      { 'content-security-policy': 'upgrade-insecure-requests' },
      image,
    ),
    'a script is another rule’s matter': pageArtifacts('<script src="http://cdn.exemple.net/a.js"></script>'),
  },
  fail: {
    'an image': pageArtifacts(image),
    'a background image': pageArtifacts('', {
      requests: [request('http://cdn.exemple.net/fond.jpg', { resourceType: 'image' })],
    }),
  },
  inapplicable: { 'page in http': plainHttpPage(image) },
});
