import { defineSiteRule, threshold } from '../../rule.ts';

const enoughDeepPages = threshold(3, { ours: 'Below so many deep pages the menu says where one is' });
/** Levels of an address that are looked at. */
const deepest = 40;

export default defineSiteRule({
  id: 'seo-fil-ariane',
  version: 2,
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'standard', title: 'schema.org BreadcrumbList' },
    { kind: 'vendor', title: 'Google Search Central, fil d’Ariane' },
  ],
  title: {
    fail: 'Les pages profondes n’ont pas de fil d’Ariane balisé',
    pass: 'Les pages profondes ont un fil d’Ariane balisé',
  },
  why: 'Il montre au visiteur où il se trouve, et peut remplacer l’adresse brute dans les résultats affichés sur ordinateur.',
  fix: 'Afficher le chemin (Accueil > Rubrique > Page) et le décrire en JSON-LD avec le type BreadcrumbList.',
  artifacts: ['pages'],
  evaluate({ pages }) {
    const folders = new Set(pages.map(({ url }) => segmentsOf(url).join('/')));
    const deep = pages.filter((page) => !page.isHome && isUnderAnother(page.url, folders));
    if (deep.length < enoughDeepPages)
      return { status: 'inapplicable', reason: 'moins de trois pages lues sous une page de rubrique' };
    const without = deep.filter((page) => !page.structuredDataTypes.includes('BreadcrumbList'));
    if (without.length < deep.length) return { status: 'pass' };
    return {
      status: 'fail',
      occurrences: without.length,
      pages: without.map(({ url }) => url),
      evidence: without.slice(0, 10).map(({ url }) => ({ type: 'page', url, note: 'sans BreadcrumbList' })),
    };
  },
});

/** Below the page of its own section, which was read too: a folder of the address alone is no level of the site. */
function isUnderAnother(url: string, folders: ReadonlySet<string>): boolean {
  const segments = segmentsOf(url);
  return segments.slice(1).some((_, index) => folders.has(segments.slice(0, index + 1).join('/')));
}

/** The path without its language, its index page and its suffixes: `/fr/vie/ecoles.html` → `vie`, `ecoles`. */
function segmentsOf(url: string): string[] {
  const segments = (URL.parse(url)?.pathname ?? '').split('/').filter((segment) => segment !== '');
  return segments
    .slice(0, deepest)
    .filter((segment, index) => index > 0 || !/^[a-z]{2}(?:-[a-z]{2})?$/i.test(segment))
    .map((segment) => segment.replace(/\.\w{2,5}$/, ''))
    .filter((segment) => segment !== 'index');
}
