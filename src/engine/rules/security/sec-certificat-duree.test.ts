import type { TlsFacts } from '#engine/artifacts.ts';
import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-certificat-duree.ts';

const { tls } = siteArtifacts();
const lasting = (validFrom: string, validTo: string, changes: Partial<TlsFacts> = {}) =>
  siteArtifacts({ tls: tls && { ...tls, validFrom, validTo, ...changes } });

ruleCases(rule, {
  'ninety days': {
    artifacts: lasting('2026-09-01T00:00:00.000Z', '2026-11-30T00:00:00.000Z'),
    verdict: 'pass',
  },
  'a year, given before the limit': {
    artifacts: lasting('2026-02-01T00:00:00.000Z', '2027-02-01T00:00:00.000Z'),
    verdict: 'review',
    title:
      'Le certificat du site dure 365 jours, plus que les prochains : son renouvellement est-il automatique ?',
    evidence: [
      {
        type: 'value',
        label: 'Durée du certificat',
        value: '365 jours',
        expected: '200 jours au plus pour le prochain',
      },
    ],
  },
  // Its authority answers for it, and browsers judge it.
  'a year, given since': {
    artifacts: lasting('2026-04-01T00:00:00.000Z', '2027-04-01T00:00:00.000Z'),
    verdict: 'pass',
  },
  'a certificate of the house': {
    artifacts: lasting('2020-01-01T00:00:00.000Z', '2030-01-01T00:00:00.000Z', { trusted: false }),
    verdict: 'inapplicable',
    reason: 'le certificat ne vient pas d’une autorité reconnue',
  },
  'dates that cannot be read': {
    artifacts: lasting('', 'demain'),
    verdict: 'error',
    reason: 'dates du certificat illisibles',
  },
  'no certificate': {
    artifacts: siteArtifacts({ tls: null }),
    verdict: 'inapplicable',
    reason: 'le site n’a pas de certificat',
  },
});
