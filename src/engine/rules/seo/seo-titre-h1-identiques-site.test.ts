import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-titre-h1-identiques-site.ts';

const site = (...titles: string[]) =>
  siteArtifacts({
    pages: titles.map((text, index) =>
      pageFacts({ url: `https://www.exemple.fr/${index}`, headings: [{ level: 1, text }] }),
    ),
  });

ruleCases(rule, {
  'each its own': { artifacts: site('Accueil', 'Démarches', 'Contact'), verdict: 'pass' },
  'half of the pages': { artifacts: site('Valmont', 'Valmont', 'Contact', 'Démarches'), verdict: 'pass' },
  'the name of the site everywhere': {
    artifacts: site('Valmont', 'VALMONT', 'Contact'),
    verdict: 'fail',
    title: '2 pages portent le même titre principal (h1)',
    occurrences: 2,
    pages: ['https://www.exemple.fr/0', 'https://www.exemple.fr/1'],
    evidence: [{ type: 'text', quote: 'Valmont', where: 'Titre principal de 2 pages' }],
  },
  'the name of the site, and a subject of its own': {
    artifacts: siteArtifacts({
      pages: ['Honoraires', 'Démarches', 'Contact'].map((text, index) =>
        pageFacts({
          url: `https://www.exemple.fr/${index}`,
          headings: [
            { level: 1, text: 'Valmont' },
            { level: 1, text },
          ],
        }),
      ),
    }),
    verdict: 'pass',
  },
  'two pages': {
    artifacts: site('Valmont', 'Valmont'),
    verdict: 'inapplicable',
    reason: 'moins de trois pages à comparer',
  },
});
