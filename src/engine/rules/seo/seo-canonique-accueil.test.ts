import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { simhash } from '../../derive/text/simhash.ts';
import rule from './seo-canonique-accueil.ts';

const inner = (path: string, canonical: string) =>
  pageFacts({ url: `https://www.exemple.fr${path}`, isHome: false, canonical });
const home = 'https://www.exemple.fr/';

/** A page of two hundred words about its own subject. */
const about = (path: string, canonical: string, changes: Parameters<typeof pageFacts>[0] = {}) =>
  pageFacts({
    ...inner(path, canonical),
    title: `Page ${path}`,
    simhash: simhash(Array.from({ length: 200 }, (_, at) => `${path.slice(1)}${at}`).join(' ')),
    ...changes,
  });
const welcome = (canonical: string, changes: Parameters<typeof pageFacts>[0] = {}) =>
  about('/', canonical, { isHome: true, ...changes });
const elsewhere = {
  title: 'L’accueil demande aux moteurs de montrer une autre page à sa place',
  evidence: [
    {
      type: 'value',
      label: 'https://www.exemple.fr/',
      value: 'https://www.exemple.fr/tarifs',
      expected: home,
    },
  ],
} as const;

ruleCases(rule, {
  'a home page that names another page': {
    artifacts: siteArtifacts({ pages: [welcome(`${home}tarifs`), about('/tarifs', `${home}tarifs`)] }),
    verdict: 'fail',
    ...elsewhere,
    pages: [home],
  },
  'the same with no other canonical address': {
    artifacts: siteArtifacts({ pages: [welcome(`${home}tarifs`), about('/tarifs', '')] }),
    verdict: 'fail',
    ...elsewhere,
    pages: [home],
  },
  'a home page that names its twin': {
    artifacts: siteArtifacts({
      pages: [
        welcome(`${home}accueil`),
        about('/accueil', `${home}accueil`, { title: 'Page /', simhash: welcome('').simhash }),
        about('/tarifs', `${home}tarifs`),
      ],
    }),
    verdict: 'pass',
  },
  'a choice of languages that names one of them': {
    artifacts: siteArtifacts({
      pages: [
        welcome(`${home}fr`, { hreflang: [{ lang: 'fr', url: `${home}fr` }] }),
        about('/fr', `${home}fr`),
        about('/tarifs', `${home}tarifs`),
      ],
    }),
    verdict: 'pass',
  },
  'pages that all name the one they were copied from': {
    artifacts: siteArtifacts({
      pages: [
        welcome(home),
        about('/tarifs', `${home}tarifs`),
        about('/contact', `${home}tarifs`),
        about('/equipe', `${home}tarifs`),
      ],
    }),
    verdict: 'fail',
    title: 'Des pages se déclarent copies d’une autre, qui dit autre chose',
    pages: [`${home}contact`, `${home}equipe`],
    evidence: [
      { type: 'value', label: `${home}contact`, value: `${home}tarifs`, expected: `${home}contact` },
      { type: 'value', label: `${home}equipe`, value: `${home}tarifs`, expected: `${home}equipe` },
    ],
  },
  'one page that names another: a choice, perhaps': {
    artifacts: siteArtifacts({
      pages: [welcome(home), about('/tarifs', `${home}tarifs`), about('/contact', `${home}tarifs`)],
    }),
    verdict: 'review',
    title: 'Des pages se déclarent copies d’une autre, qui dit autre chose : à vérifier',
    pages: [`${home}contact`],
    evidence: [
      { type: 'value', label: `${home}contact`, value: `${home}tarifs`, expected: `${home}contact` },
    ],
  },
  'the same list in another order': {
    artifacts: siteArtifacts({
      pages: [
        welcome(home),
        about('/tarifs', `${home}tarifs`),
        about('/tarifs?tri=prix', `${home}tarifs`),
        about('/tarifs/page/2', `${home}tarifs`),
      ],
    }),
    verdict: 'pass',
  },
  'each page its own': {
    artifacts: siteArtifacts({
      pages: [pageFacts(), inner('/a', `${home}a`), inner('/b', `${home}b`)],
    }),
    verdict: 'pass',
  },
  'all copies of home': {
    artifacts: siteArtifacts({ pages: [pageFacts(), inner('/a', home), inner('/b', home)] }),
    verdict: 'fail',
    title: 'Des pages se déclarent copies de l’accueil (adresse canonique)',
    pages: ['https://www.exemple.fr/a', 'https://www.exemple.fr/b'],
    evidence: [
      {
        type: 'value',
        label: 'https://www.exemple.fr/a',
        value: 'https://www.exemple.fr/',
        expected: 'https://www.exemple.fr/a',
      },
      {
        type: 'value',
        label: 'https://www.exemple.fr/b',
        value: 'https://www.exemple.fr/',
        expected: 'https://www.exemple.fr/b',
      },
    ],
  },
  'no canonical address': {
    artifacts: siteArtifacts({ pages: [pageFacts(), inner('/a', ''), inner('/b', '')] }),
    verdict: 'inapplicable',
    reason: 'moins de deux pages intérieures avec adresse canonique',
  },
});
