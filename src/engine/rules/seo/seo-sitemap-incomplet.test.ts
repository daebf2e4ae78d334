import { linkTo, pageFacts, siteArtifacts, sitemapOf } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-sitemap-incomplet.ts';

const origin = 'https://www.exemple.fr';
const site = (listed: string[], changes: Parameters<typeof pageFacts>[0] = {}, more = {}) =>
  siteArtifacts({
    pages: [
      pageFacts({ links: [linkTo('/services')] }),
      pageFacts({ url: `${origin}/services`, isHome: false, ...changes }),
    ],
    sitemaps: [
      sitemapOf(
        listed.map((path) => origin + path),
        more,
      ),
    ],
  });

ruleCases(rule, {
  pass: {
    listed: site(['/', '/services']),
    'listed with a final slash': site(['/', '/services/']),
  },
  fail: { 'a page of the menu left out': site(['/']) },
  inapplicable: {
    'the file was not read whole': site(['/'], {}, { urlCount: 9000 }),
    'a page kept out of engines': site(['/'], { robotsMeta: 'noindex' }),
  },
});
