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
  pass: {
    'different texts': siteArtifacts({ pages: [page('/a', words('mot')), page('/b', words('autre'))] }),
    'one canonical address': siteArtifacts({
      pages: [
        page('/a', words('mot'), { canonical: 'https://www.exemple.fr/a' }),
        page('/b', words('mot'), { canonical: 'https://www.exemple.fr/a' }),
      ],
    }),
  },
  fail: { 'nearly the same text': siteArtifacts({ pages: twins }) },
  review: {
    'only part of the site was visited': siteArtifacts({
      pages: twins,
      site: { ...site, crawlComplete: false },
    }),
  },
  inapplicable: {
    'short pages': siteArtifacts({
      pages: [page('/a', 'a b c', { wordCount: 3 }), page('/b', 'a b c', { wordCount: 3 })],
    }),
  },
});
