import { defineSiteRule } from '../../rule.ts';

const traces: readonly RegExp[] = [
  /(?:Warning|Fatal error|Parse error|Notice)<?\/?b?>?:\s.{3,200}\sin\s<?b?>?\/[\w./-]+/,
  /Traceback \(most recent call last\)/,
  /\bat [\w.$]+\((?:[\w$]+\.java:\d+|Native Method)\)/,
  /\bat (?:async )?[\w.<>$ [\]]{1,200} \(?(?:file:\/\/)?\/[\w./@-]{1,300}\.[cm]?[jt]s:\d+:\d+\)?/,
  /\bSQLSTATE\[\w+\]|You have an error in your SQL syntax|ORA-\d{5}:|PG::\w+Error/,
  /Stack Trace:<\/b>|\[\w*Exception[^\]]{0,80}\][\s\S]{0,200}\bline \d+/i,
  /Symfony\\Component\\|Illuminate\\(?:Database|Routing)\\|DEBUG = True/,
];

export default defineSiteRule({
  id: 'sec-erreur-verbeuse',
  severity: 'mineur',
  automation: 'semi',
  effort: 1,
  references: [{ kind: 'standard', title: 'OWASP 2025 A02' }],
  title: {
    fail: 'La page d’erreur dévoile le fonctionnement interne du site',
    pass: 'La page d’erreur ne dévoile rien d’interne',
  },
  why: 'Chemins de fichiers, requêtes et noms de logiciels aident un attaquant à préparer la suite.',
  fix: 'Désactiver le mode de mise au point en production et afficher une page d’erreur simple ; garder les détails dans le journal du serveur.',
  artifacts: ['notFoundProbe'],
  evaluate({ notFoundProbe }) {
    if (notFoundProbe.status === 0) return { status: 'untested', reason: 'le serveur n’a pas répondu' };
    const found = traces
      .map((pattern) => pattern.exec(notFoundProbe.body)?.[0])
      .find((text) => text !== undefined);
    if (found === undefined) return { status: 'pass' };
    return {
      status: 'fail',
      evidence: [{ type: 'text', quote: found.slice(0, 300), where: notFoundProbe.url }],
    };
  },
});
