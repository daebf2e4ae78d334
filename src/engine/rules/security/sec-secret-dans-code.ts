import { defineRule } from '../../rule.ts';

const secrets: readonly (readonly [string, RegExp])[] = [
  ['clé d’accès Amazon Web Services', /\bAKIA[0-9A-Z]{16}\b/g],
  ['clé secrète Stripe', /\b(?:sk|rk)_live_[0-9A-Za-z]{16,}/g],
  ['jeton GitHub', /\b(?:ghp|gho|ghs)_[0-9A-Za-z]{36}\b/g],
  ['jeton Slack', /\bxox[abprs]-[0-9]{6,}-[0-9A-Za-z-]{10,}/g],
  ['clé privée', /-----BEGIN (?:RSA |EC |OPENSSH )?PRIVATE KEY-----\s*[A-Za-z0-9+/=\\n\s]{40}/g],
  ['clé SendGrid', /\bSG\.[\w-]{22}\.[\w-]{43}\b/g],
];
const example = /EXAMPLE|exemple|X{6,}|0{10,}|1234567890/i;

export default defineRule({
  id: 'sec-secret-dans-code',
  severity: 'bloquant',
  automation: 'semi',
  effort: 1,
  references: [{ kind: 'standard', title: 'OWASP 2025 A07' }],
  title: {
    fail: 'Un secret est lisible dans le code de la page ({kinds})',
    pass: 'Aucun secret repéré dans le code de la page',
  },
  why: 'Ce secret donne accès à un service payant ou à des données. Des robots parcourent le web pour en ramasser et s’en servent dans l’heure.',
  fix: 'Révoquer ce secret tout de suite chez le fournisseur, en créer un autre et ne l’utiliser que depuis le serveur.',
  artifacts: ['page', 'source'],
  evaluate({ page, source }) {
    const found = secrets.flatMap(([kind, pattern]) =>
      [...source.html.matchAll(pattern)]
        .map(([text]) => ({ kind, text }))
        .filter(({ text }) => !example.test(text)),
    );
    if (found.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      values: { kinds: [...new Set(found.map(({ kind }) => kind))].join(', ') },
      evidence: found.map(({ kind, text }) => ({
        type: 'text',
        quote: `${text.slice(0, 8)}… (${kind}, suite masquée)`,
        where: page.url,
      })),
    };
  },
});
