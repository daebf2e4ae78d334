import { foldText } from '../../derive/page/page-kind.ts';
import { defineSiteRule } from '../../rule.ts';

const fewest = 3;

export default defineSiteRule({
  id: 'seo-titre-h1-identiques-site',
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: ['Convention du référencement'],
  parent: 'seo-h1-absent',
  title: {
    fail: '{count} pages portent le même titre principal (h1)',
    pass: 'Le titre principal (h1) est propre à chaque page',
  },
  why: 'Le titre principal répète souvent le nom du site : ni le visiteur ni le moteur ne voient de quoi parle la page.',
  fix: 'Écrire dans le h1 le sujet de la page, et laisser le nom du site dans le logo.',
  artifacts: ['pages'],
  evaluate({ pages }) {
    const titled = pages.flatMap((page) => {
      const h1 = foldText(page.headings.find(({ level }) => level === 1)?.text ?? '');
      return h1 === '' ? [] : [{ page, h1 }];
    });
    if (titled.length < fewest) return { status: 'inapplicable', reason: 'moins de trois pages à comparer' };
    const groups = [...Map.groupBy(titled, ({ h1 }) => h1).values()];
    const shared = groups.find((group) => group.length > titled.length / 2);
    if (!shared) return { status: 'pass' };
    const urls = shared.map(({ page }) => page.url);
    const quote = shared[0]?.page.headings.find(({ level }) => level === 1)?.text ?? '';
    return {
      status: 'fail',
      values: { count: shared.length },
      occurrences: shared.length,
      pages: urls,
      evidence: [{ type: 'text', quote, where: `Titre principal de ${shared.length} pages` }],
    };
  },
});
