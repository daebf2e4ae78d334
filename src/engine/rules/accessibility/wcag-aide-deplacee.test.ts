import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './wcag-aide-deplacee.ts';

type Region = 'header' | 'nav' | 'main' | 'footer';
const page = (path: string, ...links: readonly (readonly [text: string, region: Region, file?: string])[]) =>
  pageFacts({
    url: `https://www.exemple.fr${path}`,
    isHome: path === '/',
    links: links.map(([text, region, file = text.toLowerCase()]) => ({
      ...{ url: `https://www.exemple.fr/${file}`, text, region, rel: '' },
    })),
  });
const site = (...pages: ReturnType<typeof page>[]) => siteArtifacts({ pages });
const note = 'comparée à https://www.exemple.fr/x';

ruleCases(rule, {
  'the same order in the same place': {
    artifacts: site(
      page('/x', ['Contact', 'footer'], ['FAQ', 'footer']),
      page('/y', ['Contact', 'footer'], ['FAQ', 'footer']),
    ),
    verdict: 'pass',
  },
  'contact and questions swapped': {
    artifacts: site(
      page('/x', ['Contact', 'footer'], ['FAQ', 'footer']),
      page('/y', ['FAQ', 'footer'], ['Contact', 'footer']),
    ),
    verdict: 'fail',
    title: 'Les moyens d’obtenir de l’aide changent d’ordre selon les pages',
    pages: ['https://www.exemple.fr/y'],
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/y', note }],
  },
  'contact that went from the head to the foot': {
    artifacts: site(
      page('/x', ['Nous contacter', 'header', 'c']),
      page('/y', ['Nous contacter', 'footer', 'c']),
    ),
    verdict: 'review',
    title: 'Un moyen d’obtenir de l’aide ne semble pas à la même place partout : à vérifier',
    pages: ['https://www.exemple.fr/y'],
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/y', note }],
  },
  'a page that lacks one of them': {
    artifacts: site(
      page('/x', ['Contact', 'footer'], ['FAQ', 'footer'], ['Aide', 'footer']),
      page('/y', ['Contact', 'footer'], ['Aide', 'footer']),
    ),
    verdict: 'pass',
  },
  'a word of it in the text of the page': {
    artifacts: site(
      page('/x', ['Contact', 'footer'], ['FAQ', 'footer']),
      page('/y', ['FAQ', 'main'], ['Contact', 'footer'], ['FAQ', 'footer']),
    ),
    verdict: 'pass',
  },
  'other links that move': {
    artifacts: site(
      page('/x', ['Tarifs', 'nav'], ['Contact', 'nav'], ['Blog', 'nav']),
      page('/y', ['Blog', 'nav'], ['Contact', 'nav'], ['Tarifs', 'nav']),
    ),
    verdict: 'pass',
  },
  'a home page of its own': {
    artifacts: site(
      page('/', ['FAQ', 'nav'], ['Contact', 'nav']),
      page('/x', ['Contact', 'nav'], ['FAQ', 'nav']),
    ),
    verdict: 'inapplicable',
    reason: 'moins de deux pages à moyens d’aide comparables',
  },
  'no way to be helped': {
    artifacts: site(page('/x', ['Tarifs', 'nav']), page('/y', ['Tarifs', 'nav'])),
    verdict: 'inapplicable',
    reason: 'moins de deux pages à moyens d’aide comparables',
  },
});
