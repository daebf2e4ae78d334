import { enforcedPolicies } from '../../derive/http/csp.ts';
import { headerValue } from '../../derive/http/headers.ts';
import { asksForSecrets } from '../../derive/trackers/personal-forms.ts';
import { defineRule } from '../../rule.ts';

export default defineRule({
  id: 'sec-csp-absente',
  version: 4,
  // On pages that ask for a password, a card or a paper of identity; elsewhere there is nothing to steal, and most sites are so: `mineur`.
  severity: 'majeur',
  automation: 'automatique',
  effort: 3,
  references: [
    { kind: 'vendor', title: 'Observatory CSP' },
    { kind: 'authority', title: 'ANSSI' },
  ],
  title: {
    fail: 'Rien ne limite les scripts que le navigateur accepte (politique CSP absente)',
    pass: 'Une politique limite ce que la page peut charger (CSP)',
  },
  messages: {
    reportOnly: 'La politique de sécurité du contenu (CSP) est seulement à l’essai',
  },
  why: 'Cette consigne dit au navigateur d’où peuvent venir les scripts et contenus de la page. Sans elle, rien ne limite un code injecté par une faille ou par un service tiers piraté.',
  fix: 'Dresser la liste des sources utiles, la publier d’abord à l’essai (Content-Security-Policy-Report-Only), corriger ce qu’elle signale, puis l’appliquer (Content-Security-Policy).',
  advice: {
    reportOnly: {
      why: 'À l’essai, elle signale ce qu’elle refuserait et ne bloque rien : elle n’arrête ni un code injecté par une faille, ni un service tiers piraté.',
      fix: 'Corriger ce qu’elle signale, puis l’envoyer dans l’en-tête Content-Security-Policy.',
    },
  },
  artifacts: ['mainResponse', 'dom'],
  evaluate({ mainResponse, dom }) {
    if (enforcedPolicies(mainResponse, dom).length > 0) return { status: 'pass' };
    const { url, headers } = mainResponse;
    const trial = headerValue(headers, 'content-security-policy-report-only');
    const evidence = [{ type: 'header' as const, url, name: 'content-security-policy', value: null }];
    const weight = asksForSecrets(dom) ? {} : ({ severity: 'mineur' } as const);
    if (trial === null) return { status: 'fail', ...weight, evidence };
    const name = 'content-security-policy-report-only';
    return {
      status: 'fail',
      message: 'reportOnly',
      ...weight,
      evidence: [{ type: 'header', url, name, value: trial }],
    };
  },
});
