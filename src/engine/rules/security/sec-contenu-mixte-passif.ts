import { isHttps } from '../../derive/http/domains.ts';
import {
  insecureElements,
  insecureRequests,
  upgradesInsecureRequests,
} from '../../derive/http/mixed-content.ts';
import { defineRule } from '../../rule.ts';
import { judgeElements } from '../verdicts/judge-elements.ts';

export default defineRule({
  id: 'sec-contenu-mixte-passif',
  version: 2,
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'W3C Mixed Content' }],
  parent: 'sec-https-absent',
  title: {
    fail: 'Des images ou des médias sont demandés sans chiffrement (contenu mixte)',
    pass: 'Images et médias sont demandés en HTTPS',
  },
  why: 'Le navigateur tente de les charger en HTTPS et les abandonne s’il n’y parvient pas : l’image manque. Les plus anciens les chargent en clair et retirent le cadenas.',
  fix: 'Remplacer http:// par https:// dans l’adresse de ces images et médias.',
  artifacts: ['page', 'mainResponse', 'dom', 'requests'],
  evaluate({ page, mainResponse, dom, requests }) {
    if (!isHttps(page.url)) return { status: 'inapplicable', reason: 'la page n’est pas en HTTPS' };
    if (upgradesInsecureRequests(mainResponse, dom)) return { status: 'pass' };
    const elements = insecureElements(dom, 'passive');
    if (elements.length > 0) {
      const sent = new Set(insecureRequests(requests, 'passive').map(({ url }) => url));
      return judgeElements(dom, elements, () => true, {
        note: (node) => (sent.has(node.url ?? '') ? 'demandé en clair' : 'adresse en http://'),
      });
    }
    const others = insecureRequests(requests, 'passive');
    if (others.length === 0) return { status: 'pass' };
    const evidence = others.map(({ url, status }) => ({ type: 'request' as const, url, status }));
    return { status: 'fail', evidence, occurrences: others.length };
  },
});
