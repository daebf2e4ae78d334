import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-alt-manquant-site.ts';

const site = (count: number, missing: number) =>
  siteArtifacts({ pages: [pageFacts({ imageAlternatives: { count, missing } })] });

ruleCases(rule, {
  'all described': { artifacts: site(10, 0), verdict: 'pass' },
  'one in five': { artifacts: site(10, 2), verdict: 'pass' },
  'three in ten': {
    artifacts: site(10, 3),
    verdict: 'fail',
    title: '30 % des images du site n’ont aucun texte alternatif',
    occurrences: 3,
    pages: ['https://www.exemple.fr/'],
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/', note: '3 sur 10 sans alt' }],
  },
  'few images': { artifacts: site(4, 4), verdict: 'inapplicable', reason: 'moins de cinq images' },
  'just enough images': {
    artifacts: site(5, 2),
    verdict: 'fail',
    title: '40 % des images du site n’ont aucun texte alternatif',
    occurrences: 2,
    pages: ['https://www.exemple.fr/'],
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/', note: '2 sur 5 sans alt' }],
  },
  'only some pages': {
    artifacts: siteArtifacts({
      pages: [
        ...site(10, 4).pages,
        pageFacts({ url: 'https://www.exemple.fr/a', imageAlternatives: { count: 2, missing: 0 } }),
      ],
    }),
    verdict: 'fail',
    title: '33 % des images du site n’ont aucun texte alternatif',
    occurrences: 4,
    pages: ['https://www.exemple.fr/'],
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/', note: '4 sur 10 sans alt' }],
  },
});
