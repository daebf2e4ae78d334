import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { request } from '#tests/support/visit-parts.ts';
import rule from './priv-bouton-social.ts';

const asked = (url: string) => pageArtifacts('', { requests: [request(url)] });

ruleCases(rule, {
  pass: {
    nothing: pageArtifacts('<a href="https://www.facebook.com/sharer/sharer.php?u=x">Partager</a>'),
    'the advertising pixel is another rule’s matter': asked('https://connect.facebook.net/fr_FR/fbevents.js'),
  },
  fail: {
    Facebook: asked('https://connect.facebook.net/fr_FR/sdk.js'),
    X: asked('https://platform.twitter.com/widgets.js'),
    LinkedIn: asked('https://platform.linkedin.com/in.js'),
  },
});
