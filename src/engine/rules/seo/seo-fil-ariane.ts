import { defineSiteRule } from '../../rule.ts';

const deepSegments = 2;

export default defineSiteRule({
  id: 'seo-fil-ariane',
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: ['schema.org BreadcrumbList', 'Google Search Central, fil d’Ariane'],
  title: {
    fail: 'Les pages profondes n’ont pas de fil d’Ariane balisé',
    pass: 'Les pages profondes ont un fil d’Ariane balisé',
  },
  why: 'Il montre au visiteur où il se trouve, et remplace l’adresse brute dans les résultats des moteurs.',
  fix: 'Afficher le chemin (Accueil > Rubrique > Page) et le décrire en JSON-LD avec le type BreadcrumbList.',
  artifacts: ['pages'],
  evaluate({ pages }) {
    const deep = pages.filter((page) => !page.isHome && segmentsOf(page.url) >= deepSegments);
    if (deep.length === 0) return { status: 'inapplicable', reason: 'aucune page de second niveau' };
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

function segmentsOf(url: string): number {
  const segments = (URL.parse(url)?.pathname ?? '').split('/').filter((segment) => segment !== '');
  // A language is no level.
  return segments.filter((segment, index) => index > 0 || !/^[a-z]{2}(?:-[a-z]{2})?$/i.test(segment)).length;
}
