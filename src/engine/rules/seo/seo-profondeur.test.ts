import { linkTo, pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-profondeur.ts';

/** Page 0 links to page 1, which links to page 2… */
const chain = (length: number) =>
  Array.from({ length }, (_, index) =>
    pageFacts({
      url: `https://www.exemple.fr/${index}`,
      isHome: index === 0,
      links: [linkTo(`/${index + 1}`)],
    }),
  );
const { site } = siteArtifacts();

ruleCases(rule, {
  pass: {
    'three clicks': siteArtifacts({ pages: chain(4) }),
    'a short cut from the home page': siteArtifacts({
      pages: chain(6).map((page) => (page.isHome ? { ...page, links: [linkTo('/1'), linkTo('/3')] } : page)),
    }),
  },
  fail: { 'five clicks': siteArtifacts({ pages: chain(6) }) },
  review: {
    'only part of the site was visited': siteArtifacts({
      pages: chain(6),
      site: { ...site, crawlComplete: false },
    }),
  },
  inapplicable: { 'a single page': siteArtifacts({ pages: chain(1) }) },
});
