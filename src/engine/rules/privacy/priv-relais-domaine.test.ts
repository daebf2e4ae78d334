import type { NetworkRequest } from '#engine/artifacts.ts';
import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { cookie, request } from '#tests/support/visit-parts.ts';
import rule from './priv-relais-domaine.ts';

const loading = (url: string, changes: Partial<NetworkRequest> = {}) =>
  pageArtifacts(undefined, { requests: [request(url, changes)] });
const title = (names: string) =>
  `Avant tout choix, des balises tierces passent par votre propre domaine (${names}) : à vérifier`;
const hit = 'https://www.exemple.fr/metrics/g/collect?v=2&tid=G-ABC123DEF4&gcs=G111';
const tag = 'https://www.exemple.fr/metrics/?id=G-ABC123DEF4';

ruleCases(rule, {
  'own scripts': { artifacts: loading('https://www.exemple.fr/app.js?id=12'), verdict: 'pass' },
  'an own measure': { artifacts: loading('https://www.exemple.fr/matomo.php?idsite=1'), verdict: 'pass' },
  'a measure at Google itself': {
    artifacts: loading('https://www.google-analytics.com/g/collect?v=2&tid=G-ABC123DEF4'),
    verdict: 'pass',
  },
  'an own address called collect': {
    artifacts: loading('https://www.exemple.fr/collect?tid=commande-12', { resourceType: 'fetch' }),
    verdict: 'pass',
  },
  'a measure under the own domain': {
    artifacts: loading(hit, { resourceType: 'ping', method: 'POST' }),
    verdict: 'review',
    title: title('Google Analytics'),
    evidence: [{ type: 'request', url: hit, note: 'mesure de Google Analytics' }],
  },
  'its script alone': {
    artifacts: loading(tag),
    verdict: 'review',
    title: title('Google'),
    severity: 'mineur',
    evidence: [{ type: 'request', url: tag, note: 'script des balises de Google' }],
  },
  'a relay that is not there any more': { artifacts: loading(tag, { status: 404 }), verdict: 'pass' },
  'tags run by Cloudflare': {
    artifacts: loading('https://www.exemple.fr/cdn-cgi/zaraz/t', { method: 'POST', resourceType: 'fetch' }),
    verdict: 'review',
    title: title('Cloudflare Zaraz'),
    evidence: [
      { type: 'request', url: 'https://www.exemple.fr/cdn-cgi/zaraz/t', note: 'balises exécutées…' },
    ],
  },
  'the cookie of a server of tags': {
    artifacts: pageArtifacts(undefined, { cookies: [cookie('FPID', { lifetimeSeconds: 63_072_000 })] }),
    verdict: 'review',
    title: title('Google'),
    evidence: [{ type: 'cookie', name: 'FPID' }],
  },
  'that cookie taken away': {
    artifacts: pageArtifacts(undefined, { cookies: [cookie('FPID', { lifetimeSeconds: -1 })] }),
    verdict: 'pass',
  },
});
