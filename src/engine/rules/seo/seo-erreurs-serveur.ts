import { brokenAddresses } from '../../derive/http/broken-addresses.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'seo-erreurs-serveur',
  severity: 'bloquant',
  automation: 'automatique',
  effort: 2,
  references: [{ kind: 'standard', title: 'RFC 9110 §15.6' }],
  title: {
    fail: 'Des pages répondent par une erreur du serveur',
    pass: 'Aucune page ne répond par une erreur du serveur',
  },
  why: 'Le visiteur voit une page d’erreur, et les moteurs finissent par retirer ces pages de leurs résultats.',
  fix: 'Chercher la cause dans les journaux du serveur et la corriger, ou retirer la page.',
  unread: 'named',
  artifacts: ['pages', 'linkChecks', 'notAnalysed'],
  evaluate({ linkChecks, notAnalysed }) {
    const wrong = brokenAddresses({ linkChecks, notAnalysed }).filter(({ status }) => status >= 500);
    if (wrong.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      pages: [...new Set(wrong.flatMap(({ from }) => from))],
      evidence: wrong.map(({ url, status }) => ({ type: 'request', url, status })),
    };
  },
});
