import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { pageWithHeaders, request } from '#tests/support/visit-parts.ts';
import rule from './sec-cors-null.ts';

const answer = (url: string, value: string) =>
  pageArtifacts('', {
    requests: [request(url, { responseHeaders: [{ name: 'access-control-allow-origin', value }] })],
  });

ruleCases(rule, {
  pass: {
    'no header': pageArtifacts(),
    'a public file': answer('https://www.exemple.fr/police.woff2', '*'),
    'another site’s choice': answer('https://cdn.autre.net/a.js', 'null'),
  },
  fail: {
    'the page': pageWithHeaders({ 'access-control-allow-origin': 'null' }),
    'an interface of the site': answer('https://api.exemple.fr/compte', 'null'),
  },
});
