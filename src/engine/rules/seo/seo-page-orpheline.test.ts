import { linkTo, pageFacts, siteArtifacts, sitemapOf } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-page-orpheline.ts';

const at = (path: string) => `https://www.exemple.fr${path}`;
const build = (links: string[], listed: string[], crawlComplete = true) => {
  const { site } = siteArtifacts();
  return siteArtifacts({
    site: { ...site, crawlComplete },
    pages: [
      pageFacts({ url: at('/'), links: links.map((path) => linkTo(path)) }),
      pageFacts({ url: at('/a'), isHome: false }),
    ],
    sitemaps: [sitemapOf(listed.map(at))],
  });
};

ruleCases(rule, {
  pass: {
    'linked from the home page': build(['/a'], ['/', '/a']),
    'linked with a slash': build(['/a/'], ['/a']),
  },
  fail: { 'no link to it': build([], ['/', '/a']) },
  review: { 'no link on the pages visited': build([], ['/', '/a', '/b'], false) },
  inapplicable: {
    'most of the site unseen': build([], ['/', '/a', '/b', '/c', '/d', '/e'], false),
    'no sitemap': build(['/a'], []),
  },
});
