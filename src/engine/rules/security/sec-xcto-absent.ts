import { headerValue } from '../../derive/http/headers.ts';
import { defineRule } from '../../rule.ts';

export default defineRule({
  id: 'sec-xcto-absent',
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'vendor', title: 'Observatory' },
    { kind: 'authority', title: 'ANSSI' },
  ],
  title: {
    fail: 'Le navigateur peut deviner le type des fichiers (nosniff absent)',
    pass: 'Le navigateur s’en tient au type annoncé des fichiers (nosniff)',
  },
  why: 'Sans cette consigne, un fichier déposé par un visiteur (image, texte) peut être pris pour un script et exécuté.',
  fix: 'Envoyer l’en-tête X-Content-Type-Options: nosniff sur toutes les réponses.',
  artifacts: ['mainResponse'],
  evaluate({ mainResponse: { url, headers } }) {
    const value = headerValue(headers, 'x-content-type-options');
    if (value?.split(',')[0]?.trim().toLowerCase() === 'nosniff') return { status: 'pass' };
    return { status: 'fail', evidence: [{ type: 'header', url, name: 'x-content-type-options', value }] };
  },
});
