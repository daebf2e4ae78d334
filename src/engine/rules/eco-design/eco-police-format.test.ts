import { pageArtifacts } from '#tests/support/artifacts.ts';
import { networkRequest } from '#tests/support/network.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-police-format.ts';

const page = (url: string, mimeType = 'application/octet-stream') =>
  pageArtifacts(undefined, { requests: [networkRequest({ url, mimeType, resourceType: 'font' })] });

ruleCases(rule, {
  pass: { WOFF2: page('https://www.exemple.fr/a.woff2', 'font/woff2') },
  fail: {
    TrueType: page('https://www.exemple.fr/a.ttf'),
    'WOFF by its type': page('https://www.exemple.fr/police', 'font/woff'),
  },
  inapplicable: { 'no font': pageArtifacts() },
});
