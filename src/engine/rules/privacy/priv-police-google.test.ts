import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { request } from '#tests/support/visit-parts.ts';
import rule from './priv-police-google.ts';

ruleCases(rule, {
  'own fonts': {
    artifacts: pageArtifacts('', {
      requests: [request('https://www.exemple.fr/a.woff2', { resourceType: 'font' })],
    }),
    verdict: 'pass',
  },
  'the style sheet': {
    artifacts: pageArtifacts('', {
      requests: [request('https://fonts.googleapis.com/css2?family=Inter', { resourceType: 'stylesheet' })],
    }),
    verdict: 'fail',
    evidence: [{ type: 'request', url: 'https://fonts.googleapis.com/css2?family=Inter' }],
  },
  'a file of letters alone': {
    artifacts: pageArtifacts('', {
      requests: [request('https://fonts.gstatic.com/s/lato/v24/a.woff2', { resourceType: 'font' })],
    }),
    verdict: 'fail',
    evidence: [{ type: 'request', url: 'https://fonts.gstatic.com/s/lato/v24/a.woff2' }],
  },
});
