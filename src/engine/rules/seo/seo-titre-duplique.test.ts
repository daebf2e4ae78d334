import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-titre-duplique.ts';

const page = (path: string, title: string, canonical = '') =>
  pageFacts({ url: `https://www.exemple.fr${path}`, title, canonical });

const services = (changes: Parameters<typeof pageFacts>[0]) =>
  siteArtifacts({
    pages: [page('/', 'Accueil'), page('/a', 'Services'), { ...page('/b', 'Services'), ...changes }],
  });
const twins = {
  title: '2 pages ont le même titre qu’une autre',
  occurrences: 2,
  pages: ['https://www.exemple.fr/a', 'https://www.exemple.fr/b'],
  evidence: [{ type: 'value', label: 'Titre de 2 pages', value: 'Services' }],
} as const;

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
  'states of one document': {
    artifacts: siteArtifacts({ pages: [page('/', 'Services'), page('/#/contact', 'Services')] }),
    verdict: 'pass',
  },
  'the same title but for case and spaces': {
    artifacts: siteArtifacts({
      pages: [page('/', 'Mairie'), page('/a', 'MAIRIE ')],
    }),
    verdict: 'fail',
    title: 'Les 2 pages lues ont le même titre',
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
  'two spellings of one canonical address': {
    artifacts: services({ canonical: 'https://www.exemple.fr/a/index.html' }),
    verdict: 'pass',
  },
  'a twin kept out of engines by « none »': { artifacts: services({ robotsMeta: 'none' }), verdict: 'pass' },
  'a twin kept out of engines by a header': {
    artifacts: services({ headers: [{ name: 'x-robots-tag', value: 'noindex' }] }),
    verdict: 'pass',
  },
  'titles that an accent tells apart': {
    artifacts: siteArtifacts({ pages: [page('/', 'Marche'), page('/a', 'Marché')] }),
    verdict: 'pass',
  },
  'a twin whose images alone are kept out': {
    artifacts: services({ robotsMeta: 'max-image-preview:none' }),
    verdict: 'fail',
    ...twins,
  },
  'a twin kept out of another engine only': {
    artifacts: services({ headers: [{ name: 'x-robots-tag', value: 'otherbot: noindex, nofollow' }] }),
    verdict: 'fail',
    ...twins,
  },
});
