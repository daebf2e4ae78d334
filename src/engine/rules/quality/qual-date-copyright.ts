import { defineSiteRule } from '../../rule.ts';

const notice =
  /(?:©|\(c\)|\bcopyright\b)[^\d]{0,40}(?:(?:19|20)\d{2}\s*[-–—àa/]\s*)?((?:19|20)\d{2})|((?:19|20)\d{2})\s*(?:©|\(c\))/gi;

export default defineSiteRule({
  id: 'qual-date-copyright',
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'ours', title: 'bonne pratique' }],
  title: {
    fail: 'L’année du pied de page est dépassée ({year})',
    pass: 'L’année du pied de page est à jour',
  },
  why: 'Le site paraît abandonné, et le visiteur doute de ses informations.',
  fix: 'Mettre l’année à jour, la faire écrire par l’outil qui gère le site, ou la retirer.',
  artifacts: ['pages', 'site'],
  evaluate({ pages, site }) {
    const seen = pages.flatMap((page) => {
      const years = [...page.footerText.matchAll(notice)].map((match) => Number(match[1] ?? match[2]));
      return years.length === 0 ? [] : [{ url: page.url, year: Math.max(...years) }];
    });
    if (seen.length === 0) return { status: 'inapplicable', reason: 'aucune année en pied de page' };
    const thisYear = new Date(site.startedAt).getFullYear();
    // In January, last year’s is no neglect.
    const wrong = seen.filter(({ year }) => year < thisYear - 1);
    if (wrong.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      values: { year: Math.max(...wrong.map(({ year }) => year)) },
      occurrences: 1,
      pages: wrong.map(({ url }) => url),
      evidence: wrong.slice(0, 5).map(({ url, year }) => ({ type: 'page', url, note: `© ${year}` })),
    };
  },
});
