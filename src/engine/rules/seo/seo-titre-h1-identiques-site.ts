import { foldText } from '#contract/fold-text.ts';
import type { PageFacts } from '../../artifacts.ts';
import { canonicalIdentityOf } from '../../derive/search/canonical.ts';
import { defineSiteRule, threshold } from '../../rule.ts';

const fewest = threshold(3, { ours: 'two pages may share a title by mistake' });

const mainTitlesOf = ({ headings }: PageFacts): string[] =>
  headings.flatMap(({ level, text }) => (level === 1 && foldText(text) !== '' ? [foldText(text)] : []));

export default defineSiteRule({
  id: 'seo-titre-h1-identiques-site',
  version: 3,
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'ours', title: 'Convention du référencement' }],
  parent: 'seo-h1-absent',
  title: {
    fail: '{count} pages portent le même titre principal (h1)',
    pass: 'Le titre principal (h1) est propre à chaque page',
  },
  why: 'Le titre principal répète souvent le nom du site : ni le visiteur ni le moteur ne voient de quoi parle la page.',
  fix: 'Écrire dans le h1 le sujet de la page, et laisser le nom du site dans le logo.',
  artifacts: ['pages'],
  evaluate({ pages: visited }) {
    // States of one document (`#/contact`) are one page for engines.
    const pages = [...Map.groupBy(visited, canonicalIdentityOf).values()].flatMap((group) =>
      group.slice(0, 1),
    );
    const titled = pages.flatMap((page) => {
      const titles = [...new Set(mainTitlesOf(page))];
      return titles.length === 0 ? [] : [{ page, titles }];
    });
    if (titled.length < fewest) return { status: 'inapplicable', reason: 'moins de trois pages à comparer' };
    const uses = Map.groupBy(
      titled.flatMap(({ titles }) => titles),
      (title) => title,
    );
    // A page that has one of its own says what it is about.
    const vague = titled.filter(({ titles }) => titles.every((title) => (uses.get(title)?.length ?? 0) > 1));
    const groups = [...Map.groupBy(vague, ({ titles }) => titles[0]).values()];
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
