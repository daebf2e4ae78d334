import type { TlsFacts } from '#engine/artifacts.ts';
import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-certificat-bientot.ts';

const good = siteArtifacts().tls as TlsFacts;
const until = (validTo: string, validFrom = good.validFrom) =>
  siteArtifacts({ tls: { ...good, validFrom, validTo } });

ruleCases(rule, {
  'months left': { artifacts: siteArtifacts(), verdict: 'pass' },
  'fifteen days left': { artifacts: until('2026-12-06T10:00:00.000Z'), verdict: 'pass' },
  'a six-day certificate just issued': {
    artifacts: until('2026-11-26T00:00:00.000Z', '2026-11-20T00:00:00.000Z'),
    verdict: 'pass',
  },
  'ten days left': {
    artifacts: until('2026-12-01T10:00:00.000Z'),
    verdict: 'fail',
    title: 'Le certificat du site expire dans 10 jours',
    evidence: [{ type: 'value', label: 'Fin de validité', value: '1er décembre 2026 à 11:00' }],
  },
  'hours left': {
    artifacts: until('2026-11-21T20:00:00.000Z'),
    verdict: 'fail',
    title: 'Le certificat du site expire dans moins d’un jour',
    evidence: [{ type: 'value', label: 'Fin de validité', value: '21 novembre 2026 à 21:00' }],
  },
  'a six-day certificate at its end': {
    artifacts: until('2026-11-22T12:00:00.000Z', '2026-11-16T12:00:00.000Z'),
    verdict: 'fail',
    title: 'Le certificat du site expire dans 1 jour',
    evidence: [{ type: 'value', label: 'Fin de validité', value: '22 novembre 2026 à 13:00' }],
  },
  'a 47-day certificate whose renewal is just due': {
    artifacts: until('2026-12-05T12:00:00.000Z', '2026-10-19T12:00:00.000Z'),
    verdict: 'pass',
  },
  'a 47-day certificate that nobody renewed': {
    artifacts: until('2026-11-28T12:00:00.000Z', '2026-10-12T12:00:00.000Z'),
    verdict: 'fail',
    title: 'Le certificat du site expire dans 7 jours',
    evidence: [{ type: 'value', label: 'Fin de validité', value: '28 novembre 2026 à 13:00' }],
  },
  expired: {
    artifacts: until('2026-11-01T00:00:00.000Z'),
    verdict: 'inapplicable',
    reason: 'le certificat est déjà expiré',
  },
  'plain http': {
    artifacts: siteArtifacts({ tls: null }),
    verdict: 'inapplicable',
    reason: 'le site n’a pas de certificat',
  },
  'a day less': {
    artifacts: until('2026-12-05T10:00:00.000Z'),
    verdict: 'fail',
    title: 'Le certificat du site expire dans 14 jours',
    evidence: [{ type: 'value', label: 'Fin de validité', value: '5 décembre 2026 à 11:00' }],
  },
});
