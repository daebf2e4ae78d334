import { byTag } from '../../derive/dom/dom.ts';
import { isHttps, isLoopback, isOwnUrl, isPlainHttp } from '../../derive/http/domains.ts';
import { defineRule } from '../../rule.ts';
import { judgeElements } from '../verdicts/judge-elements.ts';

export default defineRule({
  id: 'sec-script-tiers-http',
  version: 2,
  severity: 'bloquant',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'vendor', title: 'Observatory SRI' }],
  title: {
    fail: 'Un script d’un autre site est chargé sans chiffrement',
    pass: 'Les scripts d’autres sites sont chargés en HTTPS',
  },
  why: 'Un script venu d’un autre site a tous les droits sur votre page. Chargé en clair, il peut être remplacé en chemin par un code qui lit les saisies de vos visiteurs.',
  fix: 'Charger ces scripts par une adresse https://, ou les héberger sur le site.',
  artifacts: ['page', 'dom'],
  evaluate({ page, dom }) {
    if (isHttps(page.url))
      return { status: 'inapplicable', reason: 'page en HTTPS : compté comme contenu non chiffré' };
    const foreign = byTag(dom, 'script').filter(
      // `//host/…` follows the page: it is the page that has to come over HTTPS.
      ({ url, attributes }) =>
        url !== undefined &&
        !attributes.src?.trim().startsWith('//') &&
        !isOwnUrl(url, page.siteDomain) &&
        !isLoopback(url),
    );
    return judgeElements(dom, foreign, ({ url }) => isPlainHttp(url ?? ''));
  },
});
