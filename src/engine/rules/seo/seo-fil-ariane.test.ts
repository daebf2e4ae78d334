import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-fil-ariane.ts';

const address = (path: string) => `https://www.exemple.fr${path}`;

const site = (paths: readonly string[], ...structuredDataTypes: string[]) =>
  siteArtifacts({
    pages: [
      pageFacts(),
      ...paths.map((path) => pageFacts({ url: address(path), isHome: false, structuredDataTypes })),
    ],
  });

const deep = ['/vie/ecoles', '/vie/marche', '/vie/sport'];
const flat = {
  verdict: 'inapplicable',
  reason: 'moins de trois pages lues sous une page de rubrique',
} as const;
const found = (paths: readonly string[]) =>
  ({
    verdict: 'fail',
    pages: paths.map(address),
    evidence: paths.map((path) => ({
      type: 'page' as const,
      url: address(path),
      note: 'sans BreadcrumbList',
    })),
  }) as const;

ruleCases(rule, {
  marked: { artifacts: site(['/vie/', ...deep], 'BreadcrumbList'), verdict: 'pass' },
  unmarked: { artifacts: site(['/vie/', ...deep]), ...found(deep) },
  'the section’s page is a file beside its folder': {
    artifacts: site(['/vie.html', ...deep]),
    ...found(deep),
  },
  'under a language': {
    artifacts: site(['/fr/vie/index.html', ...deep.map((path) => `/fr${path}`)]),
    ...found(deep.map((path) => `/fr${path}`)),
  },
  'two pages under another': { artifacts: site(['/vie/', ...deep.slice(1)]), ...flat },
  'a folder that is no page': { artifacts: site(deep), ...flat },
  'a flat site': { artifacts: site(['/vie', '/ecoles', '/marche', '/sport']), ...flat },
  'a language and a page': { artifacts: site(['/fr/', '/fr/ecoles', '/fr/marche', '/fr/sport']), ...flat },
});
