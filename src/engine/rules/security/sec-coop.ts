import { headerValue } from '../../derive/http/headers.ts';
import { defineRule } from '../../rule.ts';

export default defineRule({
  id: 'sec-coop',
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'vendor', title: 'Observatory' }],
  title: {
    fail: 'L’en-tête Cross-Origin-Opener-Policy (COOP) est absent ou sans effet',
    pass: 'L’en-tête Cross-Origin-Opener-Policy (COOP) isole vos pages des fenêtres d’autres sites',
  },
  why: 'Sans lui, un site qui ouvre votre page dans une fenêtre garde un lien avec elle, utile à certaines attaques.',
  fix: 'Envoyer l’en-tête Cross-Origin-Opener-Policy: same-origin, ou same-origin-allow-popups si le site ouvre des fenêtres de paiement ou de connexion.',
  artifacts: ['mainResponse'],
  evaluate({ mainResponse: { url, headers } }) {
    const value = headerValue(headers, 'cross-origin-opener-policy');
    if (/^\s*(?:same-origin(?:-allow-popups|-plus-coep)?|noopener-allow-popups)\b/i.test(value ?? ''))
      return { status: 'pass' };
    return { status: 'fail', evidence: [{ type: 'header', url, name: 'cross-origin-opener-policy', value }] };
  },
});
