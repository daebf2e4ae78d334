import { elementEvidence } from '../../derive/dom/dom.ts';
import { isHttps } from '../../derive/http/domains.ts';
import {
  insecureElements,
  insecureRequests,
  upgradesInsecureRequests,
} from '../../derive/http/mixed-content.ts';
import { defineRule } from '../../rule.ts';

export default defineRule({
  id: 'sec-contenu-mixte-actif',
  version: 2,
  severity: 'bloquant',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'W3C Mixed Content' }],
  parent: 'sec-https-absent',
  title: {
    fail: 'Des scripts, styles ou cadres sont demandés sans chiffrement (contenu mixte)',
    pass: 'Scripts, styles et cadres sont demandés en HTTPS',
  },
  why: 'Sur une page HTTPS, les navigateurs bloquent ces éléments : une partie de la page ne fonctionne pas. Là où ils passent, ils peuvent être remplacés par un code malveillant.',
  fix: 'Remplacer http:// par https:// dans l’adresse de ces éléments, ou les héberger sur le site.',
  artifacts: ['page', 'mainResponse', 'dom', 'requests'],
  evaluate({ page, mainResponse, dom, requests }) {
    if (!isHttps(page.url)) return { status: 'inapplicable', reason: 'la page n’est pas en HTTPS' };
    if (upgradesInsecureRequests(mainResponse, dom)) return { status: 'pass' };
    const elements = insecureElements(dom, 'active');
    const known = new Set(elements.map((node) => node.url));
    const others = insecureRequests(requests, 'active').filter((sent) => !known.has(sent.url));
    if (elements.length + others.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      occurrences: elements.length + others.length,
      evidence: [
        ...elements.slice(0, 10).map((node) => elementEvidence(dom, node)),
        ...others
          .slice(0, 10)
          .map(({ url, method, status }) => ({ type: 'request' as const, url, method, status })),
      ],
    };
  },
});
