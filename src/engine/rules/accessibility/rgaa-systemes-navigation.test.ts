import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './rgaa-systemes-navigation.ts';

const link = (path: string, text = path) => ({
  url: `https://www.exemple.fr${path}`,
  text,
  region: 'nav' as const,
  rel: '',
});
const plain = (path: string) => ({ ...link(path), region: 'other' as const });
const menu = [link('/a'), link('/b'), link('/c')];
const deep = pageFacts({
  url: 'https://www.exemple.fr/a/z',
  requestedUrl: 'https://www.exemple.fr/a/z',
  isHome: false,
});
const site = (changes: object, crawlComplete = true) => {
  const base = siteArtifacts();
  return siteArtifacts({
    site: { ...base.site, crawlComplete },
    pages: [pageFacts({ links: menu, ...changes }), { ...deep, links: menu, ...changes }],
  });
};

ruleCases(rule, {
  pass: {
    'the same links on every page, outside of any landmark, and a search': siteArtifacts({
      pages: ['a', 'b', 'c', 'd'].map((name) => ({
        ...deep,
        url: `https://www.exemple.fr/${name}`,
        hasSearchForm: true,
        links: [plain('/1'), plain('/2'), plain('/3')],
      })),
    }),
    'menu and search': site({ hasSearchForm: true }),
    'menu and site map': site({ links: [...menu, link('/plan', 'Plan du site')] }),
    'menu and a link to search': site({ links: [...menu, link('/recherche', 'Rechercher')] }),
  },
  fail: {
    'different links on every page, and a search': siteArtifacts({
      pages: ['a', 'b', 'c', 'd'].map((name) => ({
        ...deep,
        url: `https://www.exemple.fr/${name}`,
        hasSearchForm: true,
        links: [plain(`/${name}/1`), plain(`/${name}/2`), plain(`/${name}/3`)],
      })),
    }),
    'only a menu': site({}),
  },
  review: {
    'a visit cut short, every visited page linked from home': (() => {
      const base = siteArtifacts();
      return siteArtifacts({
        site: { ...base.site, crawlComplete: false },
        pages: [pageFacts({ links: [...menu, link('/a/z')] }), { ...deep, links: menu }],
      });
    })(),
    'a home page with more links than are kept': siteArtifacts({
      pages: [
        pageFacts({ links: Array.from({ length: 500 }, (_, at) => plain(`/p${at}`)) }),
        { ...deep, links: [] },
      ],
    }),
    'one page without': siteArtifacts({
      pages: [pageFacts({ links: menu, hasSearchForm: true }), { ...deep, links: [] }],
    }),
  },
  inapplicable: {
    'a site of one page': siteArtifacts({ pages: [pageFacts({ links: menu })] }),
    'every page linked from home': siteArtifacts({
      pages: [pageFacts({ links: [...menu, link('/a/z')] }), { ...deep, links: menu }],
    }),
  },
});
