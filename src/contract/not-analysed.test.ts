import { expect, test } from 'vitest';
import { notAnalysedWords } from './not-analysed.ts';

test.each([
  [{ reason: 'http-error', detail: 'HTTP 503' }, 'réponse en erreur (HTTP 503)'],
  [{ reason: 'limit' }, 'au-delà du nombre de pages demandé'],
  [
    { reason: 'network', detail: 'net::ERR_CERT_DATE_INVALID' },
    'erreur réseau (certificat expiré ou pas encore valable)',
  ],
  [{ reason: 'network', detail: 'net::ERR_CERT_REVOKED' }, 'erreur réseau (certificat refusé)'],
  [
    { reason: 'network', detail: 'net::ERR_EMPTY_RESPONSE at https://x.fr/' },
    'erreur réseau (réponse vide ou illisible)',
  ],
  [
    { reason: 'network', detail: 'net::ERR_RESPONSE_HEADERS_TOO_BIG' },
    'erreur réseau (en-têtes de réponse de plus de 256 Kio, que Chrome refuse)',
  ],
  [{ reason: 'network', detail: 'net::ERR_NEVER_SEEN' }, 'erreur réseau (échange interrompu)'],
  [
    { reason: 'redirect', detail: 'https://ailleurs.fr/' },
    'redirige vers une autre page ou un autre site (https://ailleurs.fr/)',
  ],
  [{ reason: 'crash', detail: 'Page crashed!' }, 'le navigateur s’est arrêté sur cette page'],
  [{ reason: 'too-large', detail: '21 Mo' }, 'page trop volumineuse (21 Mo)'],
] as const)('%j is said in French', (page, words) => {
  expect(notAnalysedWords(page)).toBe(words);
});
