import { openDaysIn } from '../../derive/text/open-days.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'qual-horaires-contradictoires',
  severity: 'mineur',
  automation: 'revue',
  effort: 1,
  references: [{ kind: 'ours', title: 'bonne pratique' }],
  title: {
    fail: 'Les jours d’ouverture se contredisent d’un endroit à l’autre : à vérifier',
    pass: 'Les jours d’ouverture ne se contredisent pas',
  },
  why: 'Le visiteur qui a lu le mauvais horaire se déplace pour rien.',
  fix: 'Écrire les horaires à un seul endroit et y mener depuis les autres pages, ou les corriger partout en même temps.',
  unread: 'stands',
  artifacts: ['pages'],
  evaluate({ pages }) {
    const said = pages.map((page) => ({ url: page.url, ...openDaysIn(page.text) }));
    const daily = said.find((one) => one.daily !== undefined);
    const closed = said.find((one) => one.closed !== undefined);
    if (!daily && !closed) return { status: 'inapplicable', reason: 'aucun jour d’ouverture repéré' };
    if (!daily?.daily || !closed?.closed) return { status: 'pass' };
    return {
      status: 'review',
      occurrences: 1,
      pages: [...new Set([daily.url, closed.url])],
      evidence: [
        { type: 'text', quote: daily.daily, where: daily.url },
        { type: 'text', quote: closed.closed, where: closed.url },
      ],
    };
  },
});
