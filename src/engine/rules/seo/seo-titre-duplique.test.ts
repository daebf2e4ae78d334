import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-titre-duplique.ts';

const page = (path: string, title: string, canonical = '') =>
  pageFacts({ url: `https://www.exemple.fr${path}`, title, canonical });

ruleCases(rule, {
  pass: {
    'different titles': siteArtifacts({ pages: [page('/', 'Accueil'), page('/a', 'Services')] }),
    'twins of one canonical address': siteArtifacts({
      pages: [
        page('/a', 'Services', 'https://www.exemple.fr/a'),
        page('/a?x=1', 'Services', 'https://www.exemple.fr/a'),
      ],
    }),
  },
  fail: {
    'the same title but for case and spaces': siteArtifacts({
      pages: [page('/', 'Mairie'), page('/a', 'MAIRIE ')],
    }),
  },
  inapplicable: { 'a single page': siteArtifacts({ pages: [page('/', 'Accueil')] }) },
});
