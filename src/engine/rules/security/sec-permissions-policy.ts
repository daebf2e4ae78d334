import { headerValue } from '../../derive/http/headers.ts';
import { defineRule } from '../../rule.ts';

export default defineRule({
  id: 'sec-permissions-policy',
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'authority', title: 'ANSSI' }],
  title: {
    fail: 'La page ne limite pas l’accès à la caméra, au micro ou à la position (Permissions-Policy)',
    pass: 'La page limite l’accès aux fonctions sensibles de l’appareil',
  },
  why: 'Un script d’un autre site exécuté dans la page peut demander ces accès en votre nom. Les cadres d’autres sites, eux, en sont privés par défaut.',
  fix: 'Envoyer l’en-tête Permissions-Policy: camera=(), microphone=(), geolocation=() en gardant seulement ce dont le site se sert.',
  artifacts: ['mainResponse'],
  evaluate({ mainResponse: { url, headers } }) {
    const value = headerValue(headers, 'permissions-policy');
    if (value !== null && value.trim() !== '') return { status: 'pass' };
    return { status: 'fail', evidence: [{ type: 'header', url, name: 'permissions-policy', value }] };
  },
});
