import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-description-dupliquee.ts';

const page = (path: string, metaDescription: string, canonical = '', header = '') =>
  pageFacts({
    url: `https://www.exemple.fr${path}`,
    metaDescription,
    canonical,
    headers: header === '' ? [] : [{ name: 'x-robots-tag', value: header }],
  });
const canonical = 'https://www.exemple.fr/a';

ruleCases(rule, {
  'each its own': {
    artifacts: siteArtifacts({
      pages: [page('/', 'Accueil de la mairie.'), page('/a', 'Nos services.')],
    }),
    verdict: 'pass',
  },
  'twins of one canonical address': {
    artifacts: siteArtifacts({
      pages: [page('/a', 'Nos services.', canonical), page('/a?tri=1', 'Nos services.', canonical)],
    }),
    verdict: 'pass',
  },
  'the same text': {
    artifacts: siteArtifacts({ pages: [page('/', 'La mairie.'), page('/a', 'La mairie. ')] }),
    verdict: 'fail',
    title: '2 pages ont la même description qu’une autre',
    occurrences: 2,
    pages: ['https://www.exemple.fr/', 'https://www.exemple.fr/a'],
    evidence: [{ type: 'text', quote: 'La mairie.', where: 'Description de 2 pages' }],
  },
  'a single one': {
    artifacts: siteArtifacts({ pages: [page('/', 'La mairie.'), page('/a', '')] }),
    verdict: 'inapplicable',
    reason: 'moins de deux descriptions',
  },
  'a twin kept out of engines by a header': {
    artifacts: siteArtifacts({
      pages: [page('/', 'La mairie.'), page('/a', 'Nos services.'), page('/b', 'La mairie.', '', 'none')],
    }),
    verdict: 'pass',
  },
});
