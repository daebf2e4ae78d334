import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-description-dupliquee.ts';

const page = (path: string, metaDescription: string, canonical = '') =>
  pageFacts({ url: `https://www.exemple.fr${path}`, metaDescription, canonical });
const canonical = 'https://www.exemple.fr/a';

ruleCases(rule, {
  pass: {
    'each its own': siteArtifacts({
      pages: [page('/', 'Accueil de la mairie.'), page('/a', 'Nos services.')],
    }),
    'twins of one canonical address': siteArtifacts({
      pages: [page('/a', 'Nos services.', canonical), page('/a?tri=1', 'Nos services.', canonical)],
    }),
  },
  fail: { 'the same text': siteArtifacts({ pages: [page('/', 'La mairie.'), page('/a', 'La mairie. ')] }) },
  inapplicable: { 'a single one': siteArtifacts({ pages: [page('/', 'La mairie.'), page('/a', '')] }) },
});
