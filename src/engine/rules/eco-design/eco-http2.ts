import { defineRule } from '../../rule.ts';

const modern = /^(?:h2|h3|http\/2|http\/3|quic)/i;

export default defineRule({
  id: 'eco-http2',
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'standard', title: 'RGESN 6.7' },
    { kind: 'standard', title: 'RFC 9113' },
  ],
  title: { fail: 'Le site n’utilise ni HTTP/2 ni HTTP/3', pass: 'Le site utilise HTTP/2 ou HTTP/3' },
  why: 'L’ancien protocole ouvre plusieurs connexions pour charger une page, plus lentes et plus coûteuses.',
  fix: 'Activer HTTP/2 sur le serveur ou chez l’hébergeur (HTTPS est nécessaire).',
  artifacts: ['mainResponse', 'page'],
  evaluate({ mainResponse, page }) {
    if (!page.url.startsWith('https:'))
      return { status: 'inapplicable', reason: 'le site n’est pas en HTTPS' };
    if (mainResponse.protocol === '') return { status: 'untested', reason: 'protocole inconnu' };
    if (modern.test(mainResponse.protocol)) return { status: 'pass' };
    return {
      status: 'fail',
      evidence: [
        { type: 'value', label: 'Protocole de la page', value: mainResponse.protocol, expected: 'h2 ou h3' },
      ],
    };
  },
});
