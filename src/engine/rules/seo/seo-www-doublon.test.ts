import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-www-doublon.ts';

const probe = (url: string, status = 200, body = '') =>
  siteArtifacts({
    wwwProbe: { ...siteArtifacts().httpsProbe, requestedUrl: 'https://exemple.fr/', url, status, body },
  });

ruleCases(rule, {
  pass: {
    'redirected to the chosen host': probe('https://www.exemple.fr/'),
    'the same canonical address on both': {
      ...probe('https://exemple.fr/', 200, '<link rel="canonical" href="https://www.exemple.fr/">'),
      pages: [pageFacts()],
    },
    'the other answers an error': probe('https://exemple.fr/', 404),
  },
  fail: { 'both answer': probe('https://exemple.fr/') },
  inapplicable: { 'no other host': siteArtifacts(), 'the other is silent': probe('https://exemple.fr/', 0) },
});
