import { isOwnUrl } from '../../derive/http/domains.ts';
import { headerValue } from '../../derive/http/headers.ts';
import { defineRule } from '../../rule.ts';

export default defineRule({
  id: 'sec-cors-null',
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'OWASP' }],
  title: {
    fail: 'Le serveur ouvre ses réponses à des pages d’origine inconnue (CORS null)',
    pass: 'Le serveur n’ouvre pas ses réponses aux origines inconnues',
  },
  why: 'N’importe quel site peut fabriquer une page d’origine « null » (un cadre isolé) et lire alors ces réponses.',
  fix: 'Remplacer la valeur null de Access-Control-Allow-Origin par la liste des sites autorisés.',
  artifacts: ['page', 'mainResponse', 'requests'],
  evaluate({ page, mainResponse, requests }) {
    const answers = [
      { url: mainResponse.url, headers: mainResponse.headers },
      ...requests.map(({ url, responseHeaders }) => ({ url, headers: responseHeaders })),
    ].filter(({ url }) => isOwnUrl(url, page.siteDomain));
    const open = answers.filter(
      ({ headers }) => headerValue(headers, 'access-control-allow-origin')?.trim().toLowerCase() === 'null',
    );
    if (open.length === 0) return { status: 'pass' };
    const urls = [...new Set(open.map(({ url }) => url))];
    return {
      status: 'fail',
      evidence: urls.map((url) => ({
        type: 'header',
        url,
        name: 'access-control-allow-origin',
        value: 'null',
      })),
    };
  },
});
