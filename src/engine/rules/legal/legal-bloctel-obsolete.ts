import { legalDates, retired } from '#reference/legal-patterns.ts';
import { isLegalPage } from '../../derive/legal/legal-pages.ts';
import { quoteAround } from '../../derive/legal/legal-text.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'legal-bloctel-obsolete',
  version: 2,
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'law', title: 'L. 223-1' }],
  title: {
    fail: 'Le site cite encore Bloctel, dépassé depuis août 2026',
    pass: 'Le site ne cite pas Bloctel',
  },
  why: 'Depuis le 11 août 2026, on ne peut plus démarcher un particulier par téléphone sans son accord préalable : la liste d’opposition Bloctel n’a plus d’objet.',
  fix: 'Remplacer ce passage par la règle actuelle : aucun appel commercial sans accord.',
  unread: 'alone',
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    if (site.startedAt < legalDates.canvassingConsent)
      return { status: 'inapplicable', reason: 'règle pas encore en vigueur' };
    const legal = pages.filter(isLegalPage);
    if (legal.length === 0) return { status: 'inapplicable', reason: 'aucune page légale lue', unseen: true };
    const found = legal.flatMap((page) => {
      const quote = quoteAround(page.text, retired.canvassingList);
      return quote === null ? [] : [{ quote, url: page.url }];
    });
    if (found.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      pages: found.map(({ url }) => url),
      evidence: found.map(({ quote, url }) => ({ type: 'text', quote, where: url })),
    };
  },
});
