import { twinsBy } from '../../derive/search/canonical.ts';
import { isKeptOut } from '../../derive/search/indexing.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'seo-description-dupliquee',
  version: 2,
  severity: 'info',
  automation: 'automatique',
  effort: 2,
  references: [{ kind: 'vendor', title: 'Google Search Central, descriptions' }],
  parent: 'seo-description-absente',
  title: {
    fail: '{count} pages ont la même description qu’une autre',
    pass: 'Chaque page a sa propre description',
  },
  why: 'Les moteurs écartent ces textes passe-partout et composent eux-mêmes l’extrait affiché dans les résultats.',
  fix: 'Écrire pour chaque page une description qui dit ce qu’on y trouve, en une ou deux phrases.',
  artifacts: ['pages'],
  evaluate({ pages }) {
    const described = pages.filter((page) => page.metaDescription.trim() !== '' && !isKeptOut(page));
    if (described.length < 2) return { status: 'inapplicable', reason: 'moins de deux descriptions' };
    const twins = twinsBy(described, (page) => page.metaDescription);
    if (twins.length === 0) return { status: 'pass' };
    const wrong = twins.flat();
    return {
      status: 'fail',
      values: { count: wrong.length },
      occurrences: wrong.length,
      pages: wrong.map((page) => page.url),
      evidence: twins.map((group) => ({
        type: 'text',
        quote: group[0]?.metaDescription ?? '',
        where: `Description de ${group.length} pages`,
      })),
    };
  },
});
