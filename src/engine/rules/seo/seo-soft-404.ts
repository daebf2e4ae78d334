import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'seo-soft-404',
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'vendor', title: 'Google Search Central, soft 404' },
    { kind: 'standard', title: 'RFC 9110 §15.5.5' },
  ],
  title: {
    fail: 'Une page qui n’existe pas répond comme si elle existait',
    pass: 'Une page qui n’existe pas répond bien « introuvable » (404)',
  },
  why: 'Les moteurs enregistrent ces fausses pages, et vous ne pouvez plus repérer les liens cassés.',
  fix: 'Répondre avec le code 404 (ou 410) quand la page n’existe pas, sans rediriger vers l’accueil.',
  artifacts: ['notFoundProbe'],
  evaluate({ notFoundProbe: probe }) {
    if (probe.status === 0) return { status: 'untested', reason: 'pas de réponse' };
    if (probe.status === 404 || probe.status === 410) return { status: 'pass' };
    if (probe.status >= 400)
      return { status: 'inapplicable', reason: `le site répond ${probe.status} aux adresses inconnues` };
    const note = probe.redirects.length > 0 ? `redirigée vers ${probe.url}` : 'adresse inventée par Constat';
    return {
      status: 'fail',
      evidence: [{ type: 'request', url: probe.requestedUrl, status: probe.status, note }],
    };
  },
});
