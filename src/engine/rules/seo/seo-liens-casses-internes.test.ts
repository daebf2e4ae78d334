import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-liens-casses-internes.ts';

const url = 'https://www.exemple.fr/perdue';
const linked = [pageFacts({ links: [{ url, text: 'Perdue', region: 'main', rel: '' }] })];
const check = (status: number, internal = true) => [
  { url, status, failure: null, internal, from: ['https://www.exemple.fr/'] },
];

ruleCases(rule, {
  pass: {
    'the target answers': siteArtifacts({ pages: linked, linkChecks: check(200) }),
    'a refusal proves nothing': siteArtifacts({ pages: linked, linkChecks: check(403) }),
    'an external link is another rule’s': siteArtifacts({ pages: linked, linkChecks: check(404, false) }),
    'an error nobody links to': siteArtifacts({
      pages: [
        pageFacts({
          links: [{ url: 'https://www.exemple.fr/autre', text: 'Autre', region: 'main', rel: '' }],
        }),
      ],
      linkChecks: check(404),
    }),
  },
  fail: {
    'a missing page': siteArtifacts({ pages: linked, linkChecks: check(404) }),
    'a page visited in error': siteArtifacts({
      pages: linked,
      notAnalysed: [{ url, reason: 'http-error', detail: '500' }],
    }),
  },
  inapplicable: { 'no link at all': siteArtifacts({ pages: [pageFacts()] }) },
});
