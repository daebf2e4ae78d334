import { clip } from '../../derive/dom/dom.ts';
import { isOwnUrl } from '../../derive/http/domains.ts';
import { defineRule } from '../../rule.ts';

export default defineRule({
  id: 'qual-erreurs-console',
  severity: 'mineur',
  automation: 'automatique',
  effort: 2,
  references: ['Bonne pratique'],
  title: {
    fail: 'Des erreurs JavaScript se produisent au chargement',
    pass: 'Aucune erreur JavaScript au chargement',
  },
  why: 'Un bouton, un menu ou un formulaire peut ne pas fonctionner.',
  fix: 'Ouvrir la console du navigateur, corriger chaque erreur et recharger la page.',
  artifacts: ['consoleMessages', 'page'],
  evaluate({ consoleMessages, page }) {
    const errors = consoleMessages.filter((message) => message.source === 'exception');
    if (errors.length === 0) return { status: 'pass' };
    const own = errors.filter((message) => message.url === '' || isOwnUrl(message.url, page.siteDomain));
    const shown = own.length > 0 ? own : errors;
    return {
      status: 'fail',
      severity: own.length > 0 ? 'mineur' : 'info',
      occurrences: shown.length,
      evidence: shown.slice(0, 10).map((message) => ({
        type: 'text',
        quote: clip(message.text, 300),
        where: message.url === '' ? 'Erreur du navigateur' : `${message.url}, ligne ${message.line}`,
      })),
    };
  },
});
