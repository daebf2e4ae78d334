import { isOwnUrl } from '../../derive/http/domains.ts';
import { headerValue } from '../../derive/http/headers.ts';
import { networkRequests } from '../../derive/page/page-weight.ts';
import { defineRule } from '../../rule.ts';

const shortestSeconds = 7 * 86_400;
const kept = new Set(['stylesheet', 'script', 'image', 'font']);

export default defineRule({
  id: 'eco-cache-navigateur',
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: ['RGESN 6.2', 'RFC 9111'],
  title: {
    fail: 'Des fichiers sont téléchargés de nouveau à chaque visite',
    pass: 'Les fichiers restent en mémoire du navigateur entre deux visites',
  },
  why: 'Les images, styles et scripts qui ne changent pas sont redemandés à chaque visite.',
  fix: 'Envoyer Cache-Control: public, max-age=31536000, immutable sur les fichiers dont le nom change à chaque version, et au moins 7 jours sur les autres.',
  artifacts: ['requests', 'page'],
  evaluate({ requests, page }) {
    const files = networkRequests(requests).filter(
      (request) =>
        request.status === 200 && kept.has(request.resourceType) && isOwnUrl(request.url, page.siteDomain),
    );
    if (files.length === 0) return { status: 'inapplicable', reason: 'aucun fichier du site' };
    const wrong = files.filter(
      (request) => lifetimeSeconds(headerValue(request.responseHeaders, 'cache-control')) < shortestSeconds,
    );
    if (wrong.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      evidence: wrong.map((request) => ({
        type: 'header',
        url: request.url,
        name: 'cache-control',
        value: headerValue(request.responseHeaders, 'cache-control'),
      })),
    };
  },
});

/** Freshness a browser may rely on (RFC 9111 §5.2): 0 when the header says nothing or forbids storing. */
function lifetimeSeconds(cacheControl: string | null): number {
  if (cacheControl === null || /\bno-(?:store|cache)\b/i.test(cacheControl)) return 0;
  return Number(/\bmax-age\s*=\s*"?(\d+)/i.exec(cacheControl)?.[1] ?? 0);
}
