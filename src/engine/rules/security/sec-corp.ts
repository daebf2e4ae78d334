import { headerValue } from '../../derive/http/headers.ts';
import { defineRule } from '../../rule.ts';

export default defineRule({
  id: 'sec-corp',
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'vendor', title: 'Observatory' }],
  title: {
    fail: 'L’en-tête Cross-Origin-Resource-Policy a une valeur inconnue',
    pass: 'L’en-tête Cross-Origin-Resource-Policy a une valeur reconnue',
  },
  why: 'Une valeur mal écrite est ignorée : d’autres sites peuvent charger vos fichiers comme si rien n’était réglé.',
  fix: 'Écrire same-origin, same-site ou cross-origin, sans autre texte.',
  artifacts: ['mainResponse'],
  evaluate({ mainResponse: { url, headers } }) {
    const value = headerValue(headers, 'cross-origin-resource-policy');
    if (value === null) return { status: 'inapplicable', reason: 'en-tête absent' };
    if (/^\s*(?:same-origin|same-site|cross-origin)\s*$/i.test(value)) return { status: 'pass' };
    return {
      status: 'fail',
      evidence: [{ type: 'header', url, name: 'cross-origin-resource-policy', value }],
    };
  },
});
