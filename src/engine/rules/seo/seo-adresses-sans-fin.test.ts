import type { NotAnalysedPage } from '#contract/report.ts';
import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-adresses-sans-fin.ts';

const at = (path: string) => `https://www.exemple.fr${path}`;
const left = (path: string, detail?: string): NotAnalysedPage => ({
  url: at(path),
  reason: 'limit',
  ...(detail && { detail }),
});
const link = (path: string) => ({ url: at(path), text: path, region: 'main' as const, rel: '' });
const twice = pageFacts({
  url: at('/agenda/mois/mois/'),
  isHome: false,
  links: [link('/agenda/mois/mois/mois/')],
});
const site = (notAnalysed: readonly NotAnalysedPage[], ...pages: readonly (typeof twice)[]) =>
  siteArtifacts({ pages: [pageFacts({ links: [link('/agenda/')] }), ...pages], notAnalysed });
const repeated = left('/agenda/mois/mois/mois/', 'dossiers répétés');
const evidence = [
  {
    type: 'page' as const,
    url: at('/agenda/mois/mois/mois/'),
    note: 'dossiers répétés : 1 adresse laissée de côté',
  },
];

ruleCases(rule, {
  'a relative link that adds its folder again, followed twice': {
    artifacts: site([repeated], twice),
    verdict: 'fail',
    title: 'Des liens mènent à une série de pages sans fin (/agenda/)',
    evidence,
  },
  'the same, of which no page was read': {
    artifacts: site([repeated]),
    verdict: 'review',
    title: 'Des liens mènent à une très longue série de pages (/agenda/) : à vérifier',
    evidence,
  },
  'the same, whose page answers in error': {
    artifacts: site([repeated], { ...twice, status: 404 }),
    verdict: 'review',
    title: 'Des liens mènent à une très longue série de pages (/agenda/) : à vérifier',
    evidence,
  },
  'months beyond the twenty-four that are taken': {
    artifacts: site([
      left('/agenda/2031/01/', 'calendrier sans fin'),
      left('/agenda/2031/02/', 'calendrier sans fin'),
    ]),
    verdict: 'review',
    title: 'Des liens mènent à une très longue série de pages (/agenda/) : à vérifier',
    evidence: [
      {
        type: 'page',
        url: at('/agenda/2031/01/'),
        note: 'calendrier sans fin : 2 adresses laissées de côté',
      },
    ],
  },
  'filters of a catalogue': {
    artifacts: site([left('/robes?a=1&b=2', 'filtres combinés')]),
    verdict: 'pass',
  },
  'pages beyond the limit': { artifacts: site([left('/agenda/fete/')]), verdict: 'pass' },
  'every page was read': { artifacts: site([]), verdict: 'pass' },
});
