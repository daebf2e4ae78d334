import { linkTo, pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-liens-internes-rediriges.ts';

const at = (path: string) => `https://www.exemple.fr${path}`;
const site = (linked: string, reached: string) =>
  siteArtifacts({
    pages: [
      pageFacts({ url: at('/'), links: [linkTo(linked)] }),
      pageFacts({ requestedUrl: at(linked), url: at(reached), isHome: false }),
    ],
  });

ruleCases(rule, {
  direct: { artifacts: site('/a', '/a'), verdict: 'pass' },
  'the page adds a parameter to its address': { artifacts: site('/a', '/a?vue=1'), verdict: 'pass' },
  'an old address': {
    artifacts: site('/vieux', '/neuf'),
    verdict: 'fail',
    title: '100 % des liens internes visités passent par une redirection',
    evidence: [
      {
        type: 'request',
        url: 'https://www.exemple.fr/vieux',
        note: 'redirigé vers https://www.exemple.fr/neuf',
      },
    ],
  },
  'a final slash that redirects': {
    artifacts: site('/a', '/a/'),
    verdict: 'fail',
    title: '100 % des liens internes visités passent par une redirection',
    evidence: [
      { type: 'request', url: 'https://www.exemple.fr/a', note: 'redirigé vers https://www.exemple.fr/a/' },
    ],
  },
  'no internal link': {
    artifacts: siteArtifacts({ pages: [pageFacts()] }),
    verdict: 'inapplicable',
    reason: 'aucun lien interne visité',
  },
});
