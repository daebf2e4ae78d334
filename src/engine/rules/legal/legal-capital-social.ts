import { companies } from '#reference/legal-duties.ts';
import { noticeItems } from '#reference/legal-patterns.ts';
import { placeOf } from '../../derive/legal/notice-text.ts';
import { quoteUnfilled } from '../../derive/legal/unfilled.ts';
import { defineMentionRule } from '../verdicts/mention-rule.ts';

export default defineMentionRule({
  id: 'legal-capital-social',
  version: 5,
  severity: 'mineur',
  automation: 'semi',
  effort: 1,
  references: [{ kind: 'law', title: 'LCEN art. 1-1 I 2°' }],
  parent: 'legal-mentions-absentes',
  profiles: companies,
  mayBind: true,
  title: {
    fail: 'Le capital social n’a pas été trouvé dans les mentions légales',
    pass: 'Les mentions légales donnent le capital social',
  },
  messages: { unfilled: 'Le capital social est resté à compléter dans les mentions légales' },
  why: 'Une société doit annoncer son capital : c’est une indication sur sa solidité.',
  fix: 'Ajouter « au capital de … € » après la forme de la société.',
  document: 'notice',
  exempt: ({ document }) =>
    placeOf(document.folded, noticeItems.capitalForm) === 'publisher'
      ? null
      : 'aucune société à capital reconnue',
  mention: noticeItems.capital,
  missing: 'capital social',
  // Its form was read beside its name: a company with a capital is bound.
  refine(verdict, { document: { text, pages } }) {
    if (verdict.status !== 'fail') return verdict;
    const quote = quoteUnfilled(text, /\bcapital\b/i);
    if (quote === null) return { ...verdict, bound: true };
    const evidence = [{ type: 'text' as const, quote, where: pages[0]?.url ?? '' }];
    return { status: 'fail', message: 'unfilled', bound: true, evidence };
  },
});
