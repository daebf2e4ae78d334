import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-titre-duplique.ts';

const page = (path: string, title: string, canonical = '') =>
  pageFacts({ url: `https://www.exemple.fr${path}`, title, canonical });

ruleCases(rule, {
  'different titles': {
    artifacts: siteArtifacts({ pages: [page('/', 'Accueil'), page('/a', 'Services')] }),
    verdict: 'pass',
  },
  'twins of one canonical address': {
    artifacts: siteArtifacts({
      pages: [
        page('/a', 'Services', 'https://www.exemple.fr/a'),
        page('/a?x=1', 'Services', 'https://www.exemple.fr/a'),
      ],
    }),
    verdict: 'pass',
  },
  'the same title but for case and spaces': {
    artifacts: siteArtifacts({
      pages: [page('/', 'Mairie'), page('/a', 'MAIRIE ')],
    }),
    verdict: 'fail',
    title: '2 pages ont le même titre qu’une autre',
    occurrences: 2,
    pages: ['https://www.exemple.fr/', 'https://www.exemple.fr/a'],
    evidence: [{ type: 'value', label: 'Titre de 2 pages', value: 'Mairie' }],
  },
  'a single page': {
    artifacts: siteArtifacts({ pages: [page('/', 'Accueil')] }),
    verdict: 'inapplicable',
    reason: 'une seule page',
  },
  'pages kept out of the engines': {
    artifacts: siteArtifacts({
      pages: [
        { ...page('/', 'Mairie'), robotsMeta: 'noindex' },
        { ...page('/a', 'Mairie'), robotsMeta: 'noindex' },
      ],
    }),
    verdict: 'inapplicable',
    reason: 'une seule page',
  },
  'pages without a title': {
    artifacts: siteArtifacts({ pages: [page('/', ''), page('/a', ' ')] }),
    verdict: 'inapplicable',
    reason: 'une seule page',
  },
});
