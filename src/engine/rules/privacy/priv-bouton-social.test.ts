import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { request } from '#tests/support/visit-parts.ts';
import rule from './priv-bouton-social.ts';

const asked = (url: string) => pageArtifacts('', { requests: [request(url)] });

ruleCases(rule, {
  nothing: {
    artifacts: pageArtifacts('<a href="https://www.facebook.com/sharer/sharer.php?u=x">Partager</a>'),
    verdict: 'pass',
  },
  'the advertising pixel is another rule’s matter': {
    artifacts: asked('https://connect.facebook.net/fr_FR/fbevents.js'),
    verdict: 'pass',
  },
  Facebook: {
    artifacts: asked('https://connect.facebook.net/fr_FR/sdk.js'),
    verdict: 'fail',
    evidence: [{ type: 'request', url: 'https://connect.facebook.net/fr_FR/sdk.js' }],
  },
  X: {
    artifacts: asked('https://platform.twitter.com/widgets.js'),
    verdict: 'fail',
    evidence: [{ type: 'request', url: 'https://platform.twitter.com/widgets.js' }],
  },
  LinkedIn: {
    artifacts: asked('https://platform.linkedin.com/in.js'),
    verdict: 'fail',
    evidence: [{ type: 'request', url: 'https://platform.linkedin.com/in.js' }],
  },
});
