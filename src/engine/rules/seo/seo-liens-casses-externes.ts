import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'seo-liens-casses-externes',
  version: 2,
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'RFC 9110' }],
  title: {
    fail: 'Des liens vers d’autres sites ne mènent plus nulle part',
    pass: 'Les liens vers d’autres sites répondent',
  },
  why: 'Le visiteur arrive sur une page d’erreur et doute du reste de vos informations.',
  fix: 'Remplacer chaque lien par la nouvelle adresse de la page, ou le retirer.',
  unread: 'named',
  artifacts: ['linkChecks'],
  evaluate({ linkChecks }) {
    const external = linkChecks.filter(({ internal }) => !internal);
    if (external.length === 0) return { status: 'inapplicable', reason: 'aucun lien vers un autre site' };
    // As long as no other name was resolved, the look-ups may fail rather than the links.
    const unresolved = external.every(({ status, failure }) => status === 0 && failure === 'dns');
    if (unresolved)
      return { status: 'untested', reason: 'aucun nom de domaine extérieur n’a pu être résolu' };
    // Refusals (401, 403, 429, 999), 5xx and silence may be meant for robots: they prove nothing.
    const wrong = external.filter(
      ({ status, failure }) => status === 404 || status === 410 || (status === 0 && failure === 'dns'),
    );
    if (wrong.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      pages: [...new Set(wrong.flatMap(({ from }) => from))],
      evidence: wrong.map(({ url, status, from }) => ({
        type: 'request',
        url,
        ...(status > 0 && { status }),
        note: `${status === 0 ? 'nom de domaine introuvable, ' : ''}lien de ${from[0] ?? 'la page'}`,
      })),
    };
  },
});
