import { defineRule } from '../../rule.ts';

const names = new Set(['server', 'x-powered-by', 'x-aspnet-version', 'x-aspnetmvc-version', 'x-generator']);
const version = /[a-z_)\]-][/ ]v?\d+\.\d+/i;

export default defineRule({
  id: 'sec-serveur-version',
  version: 2,
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'standard', title: 'OWASP 2025 A02' },
    { kind: 'authority', title: 'ANSSI' },
  ],
  title: {
    fail: 'La version exacte du serveur est visible de tous',
    pass: 'La version exacte du serveur n’est pas visible',
  },
  why: 'Le numéro de version indique à un attaquant les failles à essayer en premier.',
  fix: 'Masquer la version dans le réglage du serveur (ServerTokens Prod pour Apache, server_tokens off pour nginx, expose_php = Off pour PHP).',
  artifacts: ['mainResponse'],
  evaluate({ mainResponse: { url, headers } }) {
    const shown = headers.filter(
      ({ name, value }) =>
        names.has(name) && (version.test(value) || (/^x-aspnet/.test(name) && /\d\.\d/.test(value))),
    );
    if (shown.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      evidence: shown.map(({ name, value }) => ({ type: 'header', url, name, value })),
    };
  },
});
