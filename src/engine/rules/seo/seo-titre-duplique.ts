import { twinsBy } from '../../derive/search/canonical.ts';
import { isKeptOut } from '../../derive/search/indexing.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'seo-titre-duplique',
  version: 3,
  severity: 'mineur',
  automation: 'automatique',
  effort: 2,
  references: [{ kind: 'vendor', title: 'Google Search Central, titres' }],
  title: { fail: '{count} pages ont le même titre qu’une autre', pass: 'Chaque page a son propre titre' },
  messages: { all: 'Les {count} pages lues ont le même titre' },
  why: 'Ces pages se font concurrence dans les résultats, et le visiteur ne peut pas les distinguer.',
  fix: 'Donner à chaque page un titre qui dit son sujet.',
  artifacts: ['pages'],
  evaluate({ pages }) {
    const indexable = pages.filter((page) => page.title.trim() !== '' && !isKeptOut(page));
    if (indexable.length < 2) return { status: 'inapplicable', reason: 'une seule page' };
    const twins = twinsBy(indexable, (page) => page.title);
    if (twins.length === 0) return { status: 'pass' };
    const wrong = twins.flat();
    return {
      status: 'fail',
      ...(twins.length === 1 && wrong.length === pages.length && { message: 'all' as const }),
      values: { count: wrong.length },
      occurrences: wrong.length,
      pages: wrong.map((page) => page.url),
      evidence: twins.map((group) => ({
        type: 'value',
        label: `Titre de ${group.length} pages`,
        value: group[0]?.title ?? '',
      })),
    };
  },
});
