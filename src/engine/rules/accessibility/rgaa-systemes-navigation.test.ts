import { pageFacts, siteArtifacts, sitemapOf } from '#tests/support/artifacts.ts';
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
const plainly = (path: string, text: string) => ({ ...link(path, text), region: 'other' as const });
const footerLinks = (...named: readonly (readonly [string, string])[]) => ({
  links: [...menu, ...named.map(([path, text]) => ({ ...link(path, text), region: 'footer' as const }))],
});
const inFooter = (footerText: string) => ({
  footerText,
  ...footerLinks(['/index.html', 'Accueil'], ['/a/z', 'Zone A'], ['/c', 'Contact']),
});
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

/** A calendar whose links add a folder to themselves: two of its pages were read, the next were left out. */
const calendar = (changes: object, left: readonly string[] = []) => {
  const base = siteArtifacts();
  const links = [plain('/agenda/'), plain('/contact'), plain('/m')];
  const at = (path: string) => ({
    ...deep,
    url: `https://www.exemple.fr${path}`,
    requestedUrl: `https://www.exemple.fr${path}`,
    links,
  });
  return siteArtifacts({
    site: { ...base.site, crawlComplete: false },
    pages: [
      pageFacts({ links }),
      ...['/agenda/', '/agenda/mois/', '/agenda/mois/mois/', '/agenda/semaine/2/'].map(at),
      { ...at('/contact'), ...changes },
    ],
    notAnalysed: [
      ...['/agenda/mois/mois/mois/', '/agenda/mois/semaine/3/semaine/3/semaine/3/'].map((path) => ({
        url: `https://www.exemple.fr${path}`,
        reason: 'limit' as const,
        detail: 'dossiers répétés',
      })),
      ...['/agenda/mois/semaine/4/', ...left].map((path) => ({
        url: `https://www.exemple.fr${path}`,
        reason: 'limit' as const,
      })),
    ],
  });
};

ruleCases(rule, {
  'all is linked from the home page, but for what an endless calendar makes': {
    artifacts: calendar({}),
    verdict: 'inapplicable',
    reason: 'site d’une page ou entièrement lié depuis l’accueil',
  },
  'the same links on every page, outside of any landmark, and a search': {
    artifacts: siteArtifacts({
      pages: ['a', 'b', 'c', 'd'].map((name) => ({
        ...deep,
        url: `https://www.exemple.fr/${name}`,
        hasSearchForm: true,
        links: [plain('/1'), plain('/2'), plain('/3')],
      })),
    }),
    verdict: 'pass',
  },
  'menu and search': { artifacts: site({ hasSearchForm: true }), verdict: 'pass' },
  'menu and site map': {
    artifacts: site({ links: [...menu, link('/plan', 'Plan du site')] }),
    verdict: 'pass',
  },
  'menu and a link to search': {
    artifacts: site({ links: [...menu, link('/recherche', 'Rechercher')] }),
    verdict: 'pass',
  },
  'different links on every page, and a search': {
    artifacts: siteArtifacts({
      pages: ['a', 'b', 'c', 'd'].map((name) => ({
        ...deep,
        url: `https://www.exemple.fr/${name}`,
        hasSearchForm: true,
        links: [plain(`/${name}/1`), plain(`/${name}/2`), plain(`/${name}/3`)],
      })),
    }),
    verdict: 'fail',
    title: 'Le site n’offre pas deux moyens de naviguer',
    pages: [
      'https://www.exemple.fr/a',
      'https://www.exemple.fr/b',
      'https://www.exemple.fr/c',
      'https://www.exemple.fr/d',
    ],
    evidence: [
      { type: 'page', url: 'https://www.exemple.fr/a', note: 'un seul moyen trouvé : recherche' },
      { type: 'page', url: 'https://www.exemple.fr/b', note: 'un seul moyen trouvé : recherche' },
      { type: 'page', url: 'https://www.exemple.fr/c', note: 'un seul moyen trouvé : recherche' },
      { type: 'page', url: 'https://www.exemple.fr/d', note: 'un seul moyen trouvé : recherche' },
    ],
  },
  'a menu, and a block of the footer that lists the pages under the name of a site map': {
    artifacts: site(inFooter('Contact 1 rue Haute Plan du site Accueil Zone A Contact'), false),
    verdict: 'review',
    severity: 'mineur',
    title:
      'L’accueil mène à toutes les pages lues ; si le site en a d’autres, il faut un second moyen de naviguer : à vérifier',
    pages: ['https://www.exemple.fr/', 'https://www.exemple.fr/a/z'],
    evidence: ['/', '/a/z'].map((path) => ({
      type: 'page' as const,
      url: `https://www.exemple.fr${path}`,
      note: 'un seul moyen trouvé : menu (un bloc « Plan du site » en pied de page : suffit-il ?)',
    })),
  },
  'a home page that links everything, with the parameters of a campaign': {
    artifacts: site({ links: [...menu, plain('/a/z?utm_source=menu')] }),
    verdict: 'inapplicable',
    reason: 'site d’une page ou entièrement lié depuis l’accueil',
  },
  'the same block above the footer': {
    artifacts: site(
      {
        text: 'Plan du site : Accueil Zone A',
        links: [...menu, plainly('/', 'Accueil'), plainly('/a/z/', 'Zone A')],
      },
      false,
    ),
    verdict: 'review',
    severity: 'mineur',
    title:
      'L’accueil mène à toutes les pages lues ; si le site en a d’autres, il faut un second moyen de naviguer : à vérifier',
    pages: ['https://www.exemple.fr/', 'https://www.exemple.fr/a/z'],
    evidence: ['/', '/a/z'].map((path) => ({
      type: 'page' as const,
      url: `https://www.exemple.fr${path}`,
      note: 'un seul moyen trouvé : menu (un bloc « Plan du site » : suffit-il ?)',
    })),
  },
  'a block of that name that lists other pages, and a footer that only speaks of a site map': {
    artifacts: siteArtifacts({
      pages: [
        pageFacts({ footerText: 'Plan du site Zone Y', ...footerLinks(['/a/y', 'Zone Y']) }),
        {
          ...deep,
          ...inFooter('Un plan du site sera publié en mars. Accueil Zone A'),
        },
      ],
    }),
    verdict: 'fail',
    title: 'Le site n’offre pas deux moyens de naviguer',
    pages: ['https://www.exemple.fr/', 'https://www.exemple.fr/a/z'],
    evidence: [
      { type: 'page', url: 'https://www.exemple.fr/', note: 'un seul moyen trouvé : menu' },
      { type: 'page', url: 'https://www.exemple.fr/a/z', note: 'un seul moyen trouvé : menu' },
    ],
  },
  'only a menu': {
    artifacts: site({}),
    verdict: 'fail',
    title: 'Le site n’offre pas deux moyens de naviguer',
    pages: ['https://www.exemple.fr/', 'https://www.exemple.fr/a/z'],
    evidence: [
      { type: 'page', url: 'https://www.exemple.fr/', note: 'un seul moyen trouvé : menu' },
      { type: 'page', url: 'https://www.exemple.fr/a/z', note: 'un seul moyen trouvé : menu' },
    ],
  },
  'a menu, and a site map that is the home page': {
    artifacts: site({ links: [...menu, link('/index.html', 'Plan du site')] }),
    verdict: 'fail',
    title: 'Le site n’offre pas deux moyens de naviguer',
    pages: ['https://www.exemple.fr/', 'https://www.exemple.fr/a/z'],
    evidence: ['/', '/a/z'].map((path) => ({
      type: 'page' as const,
      url: `https://www.exemple.fr${path}`,
      note: 'un seul moyen trouvé : menu (le lien « Plan du site » ne mène pas à un plan)',
    })),
  },
  'a visit cut short, with pages far from home that were not read': {
    artifacts: (() => {
      const base = siteArtifacts();
      return siteArtifacts({
        site: { ...base.site, crawlComplete: false },
        pages: [
          pageFacts({ links: [...menu, link('/a/z')] }),
          { ...deep, links: [...menu, link('/a/y'), link('/plan.pdf')] },
        ],
        sitemaps: [sitemapOf(['https://www.exemple.fr/a/x', 'https://www.exemple.fr/a/y'])],
      });
    })(),
    verdict: 'review',
    severity: 'mineur',
    title:
      'L’accueil mène à toutes les pages lues, mais pas à 2 autres adresses connues ; il faut un second moyen d’y aller : à vérifier',
    pages: ['https://www.exemple.fr/', 'https://www.exemple.fr/a/z'],
    occurrences: 2,
    evidence: [
      { type: 'page', url: 'https://www.exemple.fr/a/y', note: 'l’accueil n’y mène pas' },
      { type: 'page', url: 'https://www.exemple.fr/a/x', note: 'l’accueil n’y mène pas' },
      { type: 'page', url: 'https://www.exemple.fr/', note: 'un seul moyen trouvé : menu' },
      { type: 'page', url: 'https://www.exemple.fr/a/z', note: 'un seul moyen trouvé : menu' },
    ],
  },
  'a visit cut short, whose only other addresses do not answer': {
    artifacts: (() => {
      const base = siteArtifacts();
      return siteArtifacts({
        site: { ...base.site, crawlComplete: false },
        pages: [
          pageFacts({ links: [...menu, link('/a/z')] }),
          { ...deep, links: [...menu, link('/Mentions_legales.html'), link('/vieille')] },
        ],
        linkChecks: [
          {
            url: 'https://www.exemple.fr/Mentions_legales.html',
            status: 404,
            failure: null,
            internal: true,
            from: ['https://www.exemple.fr/a/z'],
          },
        ],
        notAnalysed: [{ url: 'https://www.exemple.fr/vieille', reason: 'http-error', detail: '410' }],
      });
    })(),
    verdict: 'review',
    severity: 'mineur',
    title:
      'L’accueil mène à toutes les pages lues ; si le site en a d’autres, il faut un second moyen de naviguer : à vérifier',
    pages: ['https://www.exemple.fr/', 'https://www.exemple.fr/a/z'],
    evidence: [
      { type: 'page', url: 'https://www.exemple.fr/', note: 'un seul moyen trouvé : menu' },
      { type: 'page', url: 'https://www.exemple.fr/a/z', note: 'un seul moyen trouvé : menu' },
    ],
  },
  'a visit cut short, every visited page linked from home': {
    artifacts: (() => {
      const base = siteArtifacts();
      return siteArtifacts({
        site: { ...base.site, crawlComplete: false },
        pages: [pageFacts({ links: [...menu, link('/a/z')] }), { ...deep, links: menu }],
      });
    })(),
    verdict: 'review',
    severity: 'mineur',
    title:
      'L’accueil mène à toutes les pages lues ; si le site en a d’autres, il faut un second moyen de naviguer : à vérifier',
    pages: ['https://www.exemple.fr/', 'https://www.exemple.fr/a/z'],
    evidence: [
      { type: 'page', url: 'https://www.exemple.fr/', note: 'un seul moyen trouvé : menu' },
      { type: 'page', url: 'https://www.exemple.fr/a/z', note: 'un seul moyen trouvé : menu' },
    ],
  },
  'a home page with more links than are kept': {
    artifacts: siteArtifacts({
      pages: [
        pageFacts({ links: Array.from({ length: 500 }, (_, at) => plain(`/p${at}`)) }),
        { ...deep, links: [] },
      ],
    }),
    verdict: 'review',
    severity: 'mineur',
    title: 'Des pages n’offrent peut-être qu’un moyen de naviguer : à vérifier',
    pages: ['https://www.exemple.fr/', 'https://www.exemple.fr/a/z'],
    evidence: [
      { type: 'page', url: 'https://www.exemple.fr/', note: 'aucun moyen trouvé' },
      { type: 'page', url: 'https://www.exemple.fr/a/z', note: 'aucun moyen trouvé' },
    ],
  },
  'one page without': {
    artifacts: siteArtifacts({
      pages: [pageFacts({ links: menu, hasSearchForm: true }), { ...deep, links: [] }],
    }),
    verdict: 'review',
    severity: 'mineur',
    title: 'Des pages n’offrent peut-être qu’un moyen de naviguer : à vérifier',
    pages: ['https://www.exemple.fr/a/z'],
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/a/z', note: 'aucun moyen trouvé' }],
  },
  'a site of one page': {
    artifacts: siteArtifacts({ pages: [pageFacts({ links: menu })] }),
    verdict: 'inapplicable',
    reason: 'site d’une page ou entièrement lié depuis l’accueil',
  },
  'every page linked from home': {
    artifacts: siteArtifacts({
      pages: [pageFacts({ links: [...menu, link('/a/z')] }), { ...deep, links: menu }],
    }),
    verdict: 'inapplicable',
    reason: 'site d’une page ou entièrement lié depuis l’accueil',
  },
  'chosen pages without the home page': {
    artifacts: (() => {
      const base = siteArtifacts({
        pages: [
          deep,
          { ...deep, url: 'https://www.exemple.fr/a/y', requestedUrl: 'https://www.exemple.fr/a/y' },
        ],
      });
      return { ...base, site: { ...base.site, scope: 'list' as const, crawlComplete: false } };
    })(),
    verdict: 'review',
    severity: 'mineur',
    title: 'Des pages n’offrent peut-être qu’un moyen de naviguer : à vérifier',
    pages: ['https://www.exemple.fr/a/z', 'https://www.exemple.fr/a/y'],
    evidence: [
      { type: 'page', url: 'https://www.exemple.fr/a/z', note: 'aucun moyen trouvé' },
      { type: 'page', url: 'https://www.exemple.fr/a/y', note: 'aucun moyen trouvé' },
    ],
  },
});
