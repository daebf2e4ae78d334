import { isOwnUrl } from '../../derive/http/domains.ts';
import { brokenImages } from '../../derive/media/broken-images.ts';
import { defineRule } from '../../rule.ts';

export default defineRule({
  id: 'qual-requetes-echouees',
  version: 3,
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
  artifacts: ['dom', 'requests', 'page'],
  evaluate({ dom, requests, page }) {
    const own = requests.filter(
      (request) => !request.isMainDocument && isOwnUrl(request.url, page.siteDomain),
    );
    if (own.length === 0) return { status: 'inapplicable', reason: 'aucun fichier du site' };
    const wrong = own.filter((request) => request.status >= 400 && !/\/favicon\.ico$/.test(request.url));
    if (wrong.length === 0) return { status: 'pass' };
    // What another rule shows in the page, as images that do not appear.
    const shown = new Set(brokenImages(dom, requests).map(({ url }) => url));
    // Browsers do not keep a 404: what several places name is asked for as many times.
    const others = new Map(
      wrong.filter(({ url }) => !shown.has(url)).map((request) => [request.url, request]),
    );
    if (others.size === 0)
      return { status: 'inapplicable', reason: 'seules des images manquent, jugées par un autre contrôle' };
    return {
      status: 'fail',
      evidence: [...others.values()].map(({ url, status }) => ({ type: 'request', url, status })),
    };
  },
});
