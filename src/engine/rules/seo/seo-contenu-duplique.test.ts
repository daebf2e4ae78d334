import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { simhash } from '../../derive/text/simhash.ts';
import rule from './seo-contenu-duplique.ts';

const words = (seed: string) => Array.from({ length: 120 }, (_, index) => `${seed}${index}`).join(' ');
const page = (path: string, text: string, changes: Parameters<typeof pageFacts>[0] = {}) =>
  pageFacts({
    url: `https://www.exemple.fr${path}`,
    canonical: '',
    text,
    simhash: simhash(text),
    wordCount: 120,
    ...changes,
  });
const twins = [page('/a', words('mot')), page('/b', `${words('mot')} fin`)];
const { site } = siteArtifacts();

ruleCases(rule, {
  'different texts': {
    artifacts: siteArtifacts({ pages: [page('/a', words('mot')), page('/b', words('autre'))] }),
    verdict: 'pass',
  },
  'one canonical address': {
    artifacts: siteArtifacts({
      pages: [
        page('/a', words('mot'), { canonical: 'https://www.exemple.fr/a' }),
        page('/b', words('mot'), { canonical: 'https://www.exemple.fr/a' }),
      ],
    }),
    verdict: 'pass',
  },
  'nearly the same text': {
    artifacts: siteArtifacts({ pages: twins }),
    verdict: 'fail',
    pages: ['https://www.exemple.fr/a', 'https://www.exemple.fr/b'],
    evidence: [
      { type: 'page', url: 'https://www.exemple.fr/a', note: 'presque identique à https://www.exemple.fr/b' },
    ],
  },
  'only part of the site was visited': {
    artifacts: siteArtifacts({
      pages: twins,
      site: { ...site, crawlComplete: false },
    }),
    verdict: 'review',
    pages: ['https://www.exemple.fr/a', 'https://www.exemple.fr/b'],
    evidence: [
      { type: 'page', url: 'https://www.exemple.fr/a', note: 'presque identique à https://www.exemple.fr/b' },
    ],
  },
  'short pages': {
    artifacts: siteArtifacts({
      pages: [page('/a', 'a b c', { wordCount: 3 }), page('/b', 'a b c', { wordCount: 3 })],
    }),
    verdict: 'inapplicable',
    reason: 'moins de deux pages assez fournies',
  },
});
