import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { pageWithHeaders, request } from '#tests/support/visit-parts.ts';
import rule from './sec-cors-null.ts';

const answer = (url: string, value: string) =>
  pageArtifacts('', {
    requests: [request(url, { responseHeaders: [{ name: 'access-control-allow-origin', value }] })],
  });

ruleCases(rule, {
  'no header': { artifacts: pageArtifacts(), verdict: 'pass' },
  'a public file': { artifacts: answer('https://www.exemple.fr/police.woff2', '*'), verdict: 'pass' },
  'another site’s choice': { artifacts: answer('https://cdn.autre.net/a.js', 'null'), verdict: 'pass' },
  'the page': {
    artifacts: pageWithHeaders({ 'access-control-allow-origin': 'null' }),
    verdict: 'fail',
    evidence: [{ type: 'header', name: 'access-control-allow-origin', value: 'null' }],
  },
  'an interface of the site': {
    artifacts: answer('https://api.exemple.fr/compte', 'null'),
    verdict: 'fail',
    evidence: [{ type: 'header', name: 'access-control-allow-origin', value: 'null' }],
  },
});
