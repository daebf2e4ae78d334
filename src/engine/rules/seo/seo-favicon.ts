import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'seo-favicon',
  // 3: a page that could not be read may declare one.
  version: 3,
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'vendor', title: 'Google Search Central, favicon' }],
  title: { fail: 'Le site n’a pas d’icône', pass: 'Le site a une icône' },
  messages: { missing: 'L’icône que le site déclare est introuvable' },
  why: 'L’icône aide à retrouver le site parmi les onglets, les favoris et les résultats des moteurs.',
  fix: 'Publier une icône carrée d’au moins 48 pixels et la nommer par <link rel="icon" href="/icone.png">.',
  advice: {
    missing: {
      fix: 'Remettre en place le fichier de l’icône, ou corriger l’adresse que cite <link rel="icon">.',
    },
  },
  artifacts: ['pages', 'favicon'],
  evaluate({ pages, favicon }) {
    if (favicon.status >= 200 && favicon.status < 300) return { status: 'pass' };
    const declared = pages.flatMap(({ icons }) => icons.filter(({ rel }) => rel === 'icon'));
    // Refusals, errors of a moment and silence prove nothing; what was not asked for may be there.
    const missing = (favicon.declared ?? []).filter(({ status }) => status === 404 || status === 410);
    const isMissing = (url: string) => missing.some(({ requestedUrl }) => requestedUrl === url);
    if (declared.some(({ url }) => !isMissing(url))) return { status: 'pass' };
    if (declared.length > 0)
      return {
        status: 'fail',
        message: 'missing',
        occurrences: 1,
        evidence: missing.map(({ requestedUrl, status }) => ({ type: 'request', url: requestedUrl, status })),
      };
    if (favicon.status === 0) return { status: 'untested', reason: 'pas de réponse' };
    return {
      status: 'fail',
      unseen: true,
      evidence: [
        { type: 'request', url: favicon.requestedUrl, status: favicon.status, note: 'aucune icône déclarée' },
      ],
    };
  },
});
