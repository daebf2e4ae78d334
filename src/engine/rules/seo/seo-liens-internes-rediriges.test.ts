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
  pass: { direct: site('/a', '/a'), 'the page adds a parameter to its address': site('/a', '/a?vue=1') },
  fail: {
    'an old address': site('/vieux', '/neuf'),
    'a final slash that redirects': site('/a', '/a/'),
  },
  inapplicable: { 'no internal link': siteArtifacts({ pages: [pageFacts()] }) },
});
