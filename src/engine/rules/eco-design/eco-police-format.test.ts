import { pageArtifacts } from '#tests/support/artifacts.ts';
import { networkRequest } from '#tests/support/network.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-police-format.ts';

const page = (url: string, mimeType = 'application/octet-stream') =>
  pageArtifacts(undefined, { requests: [networkRequest({ url, mimeType, resourceType: 'font' })] });

ruleCases(rule, {
  WOFF2: { artifacts: page('https://www.exemple.fr/a.woff2', 'font/woff2'), verdict: 'pass' },
  TrueType: {
    artifacts: page('https://www.exemple.fr/a.ttf'),
    verdict: 'fail',
    evidence: [{ type: 'request', url: 'https://www.exemple.fr/a.ttf' }],
  },
  'WOFF by its type': {
    artifacts: page('https://www.exemple.fr/police', 'font/woff'),
    verdict: 'fail',
    evidence: [{ type: 'request', url: 'https://www.exemple.fr/police' }],
  },
  'no font': { artifacts: pageArtifacts(), verdict: 'inapplicable', reason: 'aucune police téléchargée' },
  'a font that is missing': {
    artifacts: pageArtifacts(undefined, {
      requests: [networkRequest({ url: 'https://www.exemple.fr/a.ttf', resourceType: 'font', status: 404 })],
    }),
    verdict: 'inapplicable',
    reason: 'aucune police téléchargée',
  },
  'a link to a font, never loaded as one': {
    artifacts: pageArtifacts(undefined, {
      requests: [networkRequest({ url: 'https://www.exemple.fr/a.ttf', resourceType: 'fetch' })],
    }),
    verdict: 'inapplicable',
    reason: 'aucune police téléchargée',
  },
});
