import { impossibleDatesIn } from '../../derive/text/impossible-dates.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'qual-date-impossible',
  severity: 'majeur',
  automation: 'semi',
  effort: 1,
  references: [{ kind: 'ours', title: 'bonne pratique' }],
  title: {
    fail: 'Une date annoncée n’existe pas ({truth})',
    pass: 'Les dates annoncées existent',
  },
  messages: {
    weekday: 'Une date annoncée ne tombe pas ce jour-là ({truth})',
  },
  why: 'Le visiteur ne sait pas quel jour venir, ou vient le mauvais.',
  fix: 'Corriger la date, puis la relire partout où elle est écrite (agenda, affiche, réseaux sociaux).',
  unread: 'stands',
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    const today = site.startedAt.slice(0, 10);
    const found = pages.flatMap((page) =>
      impossibleDatesIn(page.text, today).map((date) => ({ ...date, url: page.url })),
    );
    const once = [...Map.groupBy(found, ({ quote }) => quote.toLowerCase()).values()].flatMap((same) =>
      same.slice(0, 1),
    );
    const [first] = once;
    if (!first) return { status: 'pass' };
    const proof = {
      values: { truth: first.truth },
      pages: [...new Set(found.map(({ url }) => url))],
      evidence: once.map(({ quote, truth, url }) => ({
        type: 'text' as const,
        quote: `${quote} (${truth})`,
        where: url,
      })),
    };
    return first.kind === 'weekday'
      ? { status: 'fail', message: 'weekday', ...proof }
      : { status: 'fail', ...proof };
  },
});
