import { countOf } from '#contract/french.ts';
import { identityOf } from '../../address/page-url.ts';
import type { PageFacts, SiteShapes } from '../../artifacts.ts';
import { keptLinks } from '../../derive/dom/links.ts';
import { plainText } from '../../derive/dom/names.ts';
import { brokenAddresses } from '../../derive/http/broken-addresses.ts';
import { withoutHash } from '../../derive/http/domains.ts';
import { type WithoutSeries, withoutSeries } from '../../derive/page/endless-series.ts';
import { allLinkedFromHome } from '../../derive/page/page-graph.ts';
import {
  bare,
  commonTargets,
  homeOf,
  internal,
  mayBeSiteMap,
  namesMap,
  siteMapBlock,
  siteMapPages,
} from '../../derive/page/site-aids.ts';
import { defineSiteRule, threshold } from '../../rule.ts';

const menuLinks = threshold(3, { ours: 'fewer links are no menu' });

interface Aids {
  readonly common: ReadonlySet<string>;
  readonly home: PageFacts | undefined;
  readonly maps: readonly PageFacts[];
}

/** Ways to reach a page that it offers. */
function meansOf(page: PageFacts, origin: string, { common, home, maps }: Aids): string[] {
  const links = internal(page, origin);
  const inMenu = links.filter(
    ({ region, url }) => region === 'nav' || region === 'header' || common.has(withoutHash(url)),
  );
  const words = page.links.map(({ text }) => plainText(text));
  return [
    ...(inMenu.length >= menuLinks ? ['menu'] : []),
    ...(page.hasSearchForm || words.some((text) => /^(rechercher?|search)\b/.test(text))
      ? ['recherche']
      : []),
    ...(maps.includes(page) ||
    page.links.some(({ text, url }) => namesMap(text) && mayBeSiteMap(url, page, home))
      ? ['plan du site']
      : []),
  ];
}

interface Poor {
  readonly page: PageFacts;
  readonly means: readonly string[];
  readonly block: 'footer' | 'body' | null;
}

function noteOf({ page, means, block }: Poor): string {
  const found = means.length === 0 ? 'aucun moyen trouvé' : `un seul moyen trouvé : ${means[0]}`;
  if (block)
    return `${found} (un bloc « Plan du site »${block === 'footer' ? ' en pied de page' : ''} : suffit-il ?)`;
  const astray = page.links.some(({ text }) => namesMap(text));
  return astray ? `${found} (le lien « Plan du site » ne mène pas à un plan)` : found;
}

type Known = Pick<SiteShapes, 'pages' | 'sitemaps' | 'linkChecks' | 'notAnalysed'> &
  Pick<WithoutSeries, 'isMade'>;

/** Pages that links or site maps tell of, that were not read, that the home page does not link to and that may be there. */
function farFromHome({ pages, sitemaps, isMade, ...answers }: Known, origin: string): string[] {
  const home = homeOf(pages);
  if (!home || isCut(pages)) return [];
  const linked = pages.flatMap((page) => internal(page, origin).map(({ url }) => url));
  const listed = sitemaps.flatMap(({ kind, urls }) =>
    kind === 'urlset' || kind === 'text' ? urls.filter((url) => url.startsWith(`${origin}/`)) : [],
  );
  const asked = pages.map(({ requestedUrl }) => ({ url: requestedUrl }));
  const near = new Set(
    [...home.links, ...pages, ...asked, ...brokenAddresses(answers)].map(({ url }) => identityOf(url)),
  );
  const known = [...linked, ...listed].filter(
    (url) => !/\.(?!html?$|php$|aspx?$|jsp$)\w{2,5}$/i.test(bare(url)) && !isMade(url),
  );
  const far = [...Map.groupBy(known, identityOf)].filter(([identity]) => !near.has(identity));
  return far.flatMap(([, urls]) => urls.slice(0, 1).map(withoutHash));
}

const isCut = (pages: readonly PageFacts[]): boolean =>
  pages.some((page) => page.isHome && page.links.length >= keptLinks);

export default defineSiteRule({
  id: 'rgaa-systemes-navigation',
  version: 13,
  severity: 'majeur',
  automation: 'automatique',
  effort: 3,
  references: [{ kind: 'standard', title: 'RGAA 12.1.1' }],
  rgaa: ['12.1'],
  title: {
    fail: 'Le site n’offre pas deux moyens de naviguer',
    pass: 'Le site offre au moins deux moyens de naviguer',
  },
  messages: {
    unread:
      'L’accueil mène à toutes les pages lues ; si le site en a d’autres, il faut un second moyen de naviguer : à vérifier',
    known:
      'L’accueil mène à toutes les pages lues, mais pas à {others} ; il faut un second moyen d’y aller : à vérifier',
    unsure: 'Des pages n’offrent peut-être qu’un moyen de naviguer : à vérifier',
  },
  why: 'Certaines personnes cherchent un mot, d’autres parcourent un menu ou un plan : avec un seul moyen, une partie du public ne trouve pas.',
  fix: 'En plus du menu, ajouter un moteur de recherche ou une page « Plan du site », accessibles depuis toutes les pages.',
  artifacts: ['site', 'pages', 'sitemaps', 'linkChecks', 'notAnalysed'],
  evaluate({ site, pages: all, ...known }) {
    const { pages, complete, isMade } = withoutSeries(all, known.notAnalysed);
    const isRead = site.crawlComplete || (complete && pages.length < all.length);
    const linked = allLinkedFromHome(pages);
    if (pages.length === 0 || (isRead && linked)) {
      return { status: 'inapplicable', reason: 'site d’une page ou entièrement lié depuis l’accueil' };
    }
    const aids = {
      common: commonTargets(pages, site.origin),
      home: homeOf(pages),
      maps: siteMapPages(pages),
    };
    const poor = pages
      .map((page) => ({ page, means: meansOf(page, site.origin, aids) }))
      .filter(({ means }) => means.length < 2)
      .map((one): Poor => ({ ...one, block: siteMapBlock(one.page, pages) }));
    if (poor.length === 0) return { status: 'pass' };
    const proof = {
      pages: poor.map(({ page }) => page.url),
      evidence: poor.map((one) => ({ type: 'page' as const, url: one.page.url, note: noteOf(one) })),
      occurrences: poor.length,
    };
    // Some pages (payment, login) drop their menu on purpose, and pages not visited may be linked from the home page
    // too: only a site without a second means anywhere, and not laid out on its home page, fails. A home page with
    // more links than are kept may be a table of contents of everything, and a list under that name may do.
    const isShown = site.scope === 'site' || pages.some(({ isHome }) => isHome);
    const certain =
      isShown && poor.length === pages.length && !linked && !isCut(pages) && !poor.some(({ block }) => block);
    if (certain) return { status: 'fail', ...proof };
    // Pages that were not read may be what is missing: nobody is known to be stopped.
    const doubt = { status: 'review', severity: 'mineur' } as const;
    if (!linked) return { ...doubt, message: 'unsure', ...proof };
    const far = farFromHome({ pages, isMade, ...known }, site.origin);
    if (far.length === 0) return { ...doubt, message: 'unread', ...proof };
    const others = countOf(far.length, 'autre adresse connue', 'autres adresses connues');
    const toFar = (url: string) => ({ type: 'page' as const, url, note: 'l’accueil n’y mène pas' });
    const evidence = [...far.slice(0, 3).map(toFar), ...proof.evidence];
    return { ...doubt, message: 'known', values: { others }, ...proof, evidence };
  },
});
