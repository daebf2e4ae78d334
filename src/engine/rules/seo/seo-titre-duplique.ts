import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'seo-titre-duplique',
  severity: 'mineur',
  automation: 'automatique',
  effort: 2,
  references: ['Google Search Central, titres'],
  title: { fail: '{count} pages ont le même titre qu’une autre', pass: 'Chaque page a son propre titre' },
  why: 'Ces pages se font concurrence dans les résultats, et le visiteur ne peut pas les distinguer.',
  fix: 'Donner à chaque page un titre qui dit son sujet.',
  artifacts: ['pages'],
  evaluate({ pages }) {
    const indexable = pages.filter(
      (page) => page.title.trim() !== '' && !/\bnoindex\b/i.test(page.robotsMeta),
    );
    if (indexable.length < 2) return { status: 'inapplicable', reason: 'une seule page' };
    const groups = Map.groupBy(indexable, (page) => page.title.trim().toLowerCase().replaceAll(/\s+/g, ' '));
    // Twins that name one canonical address are one page for the engines.
    const twins = [...groups.values()].filter(
      (group) => new Set(group.map((page) => page.canonical || page.url)).size > 1,
    );
    if (twins.length === 0) return { status: 'pass' };
    const wrong = twins.flat();
    return {
      status: 'fail',
      values: { count: wrong.length },
      occurrences: wrong.length,
      pages: wrong.map((page) => page.url),
      evidence: twins.slice(0, 20).map((group) => ({
        type: 'value',
        label: `Titre de ${group.length} pages`,
        value: group[0]?.title ?? '',
      })),
    };
  },
});
