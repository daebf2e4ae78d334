import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { cookie, request } from '#tests/support/visit-parts.ts';
import rule from './priv-bouton-social.ts';

const asked = (url: string) => pageArtifacts('', { requests: [request(url)] });

const contacted = 'Un bouton de réseau social contacte ce réseau avant l’accord du visiteur';

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
    severity: 'mineur',
    title: contacted,
    evidence: [{ type: 'request', url: 'https://connect.facebook.net/fr_FR/sdk.js' }],
  },
  X: {
    artifacts: asked('https://platform.twitter.com/widgets.js'),
    verdict: 'fail',
    severity: 'mineur',
    title: contacted,
    evidence: [{ type: 'request', url: 'https://platform.twitter.com/widgets.js' }],
  },
  LinkedIn: {
    artifacts: asked('https://platform.linkedin.com/in.js'),
    verdict: 'fail',
    severity: 'mineur',
    title: contacted,
    evidence: [{ type: 'request', url: 'https://platform.linkedin.com/in.js' }],
  },
  'whose network writes a cookie': {
    artifacts: {
      ...asked('https://connect.facebook.net/fr_FR/sdk.js'),
      cookies: [
        cookie('fr', { thirdParty: true, domain: '.facebook.com' }),
        cookie('x', { thirdParty: true, domain: '.box.com' }),
      ],
    },
    verdict: 'fail',
    severity: 'majeur',
    title: 'Un bouton de réseau social dépose un cookie de ce réseau avant l’accord du visiteur',
    evidence: [
      { type: 'request', url: 'https://connect.facebook.net/fr_FR/sdk.js' },
      { type: 'cookie', name: 'fr' },
    ],
  },
});
