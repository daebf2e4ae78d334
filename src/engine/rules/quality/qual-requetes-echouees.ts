import { isOwnUrl } from '../../derive/http/domains.ts';
import { defineRule } from '../../rule.ts';

export default defineRule({
  id: 'qual-requetes-echouees',
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: ['Bonne pratique'],
  title: {
    fail: 'Des fichiers de la page sont introuvables',
    pass: 'Tous les fichiers de la page se chargent',
  },
  why: 'Une image, un style ou un script manque : la page s’affiche mal ou ne fonctionne pas entièrement.',
  fix: 'Remettre chaque fichier en place ou retirer son appel.',
  artifacts: ['requests', 'page'],
  evaluate({ requests, page }) {
    const own = requests.filter(
      (request) => !request.isMainDocument && isOwnUrl(request.url, page.siteDomain),
    );
    if (own.length === 0) return { status: 'inapplicable', reason: 'aucun fichier du site' };
    const wrong = own.filter((request) => request.status >= 400 && !/\/favicon\.ico$/.test(request.url));
    if (wrong.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      evidence: wrong.map((request) => ({ type: 'request', url: request.url, status: request.status })),
    };
  },
});
