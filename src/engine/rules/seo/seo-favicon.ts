import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'seo-favicon',
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: ['Google Search Central, favicon'],
  title: { fail: 'Le site n’a pas d’icône', pass: 'Le site a une icône' },
  why: 'L’icône aide à retrouver le site parmi les onglets, les favoris et les résultats des moteurs.',
  fix: 'Publier une icône carrée d’au moins 48 pixels et la nommer par <link rel="icon" href="/icone.png">.',
  artifacts: ['pages', 'favicon'],
  evaluate({ pages, favicon }) {
    const declared = pages.some(({ icons }) => icons.some(({ rel }) => rel === 'icon'));
    if (declared || (favicon.status >= 200 && favicon.status < 300)) return { status: 'pass' };
    if (favicon.status === 0) return { status: 'untested', reason: 'pas de réponse' };
    return {
      status: 'fail',
      evidence: [
        { type: 'request', url: favicon.requestedUrl, status: favicon.status, note: 'aucune icône déclarée' },
      ],
    };
  },
});
