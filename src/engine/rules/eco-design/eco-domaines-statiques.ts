import { isOwnUrl } from '../../derive/http/domains.ts';
import { networkRequests } from '../../derive/page/page-weight.ts';
import { defineRule } from '../../rule.ts';

const files = new Set(['stylesheet', 'script', 'image', 'font']);

export default defineRule({
  id: 'eco-domaines-statiques',
  severity: 'info',
  automation: 'automatique',
  effort: 2,
  references: [{ kind: 'standard', title: 'RGESN 6.7' }],
  title: {
    fail: 'Les fichiers du site viennent de {count} noms d’hôte',
    pass: 'Les fichiers du site viennent d’un seul nom d’hôte',
  },
  why: 'Avec HTTP/2, chaque nom d’hôte de plus coûte une connexion sans rien accélérer.',
  fix: 'Servir images, styles et scripts du même nom d’hôte que les pages.',
  artifacts: ['requests', 'page'],
  evaluate({ requests, page }) {
    const own = networkRequests(requests).filter(
      (request) => files.has(request.resourceType) && isOwnUrl(request.url, page.siteDomain),
    );
    if (own.length === 0) return { status: 'inapplicable', reason: 'aucun fichier du site' };
    const hosts = Map.groupBy(own, ({ url }) => URL.parse(url)?.host ?? '');
    if (hosts.size === 1) return { status: 'pass' };
    return {
      status: 'fail',
      values: { count: hosts.size },
      extent: hosts.size,
      occurrences: 1,
      evidence: [...hosts].map(([host, list]) => ({
        type: 'value',
        label: host,
        value: list.length === 1 ? '1 fichier' : `${list.length} fichiers`,
      })),
    };
  },
});
