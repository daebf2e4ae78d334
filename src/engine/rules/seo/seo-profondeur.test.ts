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
  'three clicks': { artifacts: siteArtifacts({ pages: chain(4) }), verdict: 'pass' },
  'a short cut from the home page': {
    artifacts: siteArtifacts({
      pages: chain(6).map((page) => (page.isHome ? { ...page, links: [linkTo('/1'), linkTo('/3')] } : page)),
    }),
    verdict: 'pass',
  },
  'five clicks': {
    artifacts: siteArtifacts({ pages: chain(6) }),
    verdict: 'fail',
    pages: ['https://www.exemple.fr/4', 'https://www.exemple.fr/5'],
    evidence: [
      { type: 'page', url: 'https://www.exemple.fr/5', note: '5 clics depuis l’accueil' },
      { type: 'page', url: 'https://www.exemple.fr/4', note: '4 clics depuis l’accueil' },
    ],
  },
  'only part of the site was visited': {
    artifacts: siteArtifacts({
      pages: chain(6),
      site: { ...site, crawlComplete: false },
    }),
    verdict: 'review',
    pages: ['https://www.exemple.fr/4', 'https://www.exemple.fr/5'],
    evidence: [
      { type: 'page', url: 'https://www.exemple.fr/5', note: '5 clics depuis l’accueil' },
      { type: 'page', url: 'https://www.exemple.fr/4', note: '4 clics depuis l’accueil' },
    ],
  },
  'a single page': {
    artifacts: siteArtifacts({ pages: chain(1) }),
    verdict: 'inapplicable',
    reason: 'une seule page atteinte par des liens',
  },
});
