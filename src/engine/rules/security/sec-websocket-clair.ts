import { defineRule } from '../../rule.ts';

export default defineRule({
  id: 'sec-websocket-clair',
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'law', title: 'RGPD 32' }],
  title: {
    fail: 'Une connexion permanente (WebSocket) n’est pas chiffrée',
    pass: 'Les connexions permanentes (WebSocket) sont chiffrées',
  },
  why: 'Les messages échangés en continu avec le serveur circulent en clair et peuvent être lus ou modifiés.',
  fix: 'Ouvrir ces connexions avec une adresse wss:// au lieu de ws://.',
  artifacts: ['requests'],
  evaluate({ requests }) {
    const sockets = requests.filter(
      ({ url, resourceType }) => resourceType === 'websocket' || /^wss?:/i.test(url),
    );
    if (sockets.length === 0) return { status: 'inapplicable' };
    const clear = sockets.filter(({ url }) => /^ws:/i.test(url));
    if (clear.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      evidence: clear.map(({ url }) => ({ type: 'request', url })),
      occurrences: clear.length,
    };
  },
});
