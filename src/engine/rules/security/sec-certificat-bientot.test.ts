import type { TlsFacts } from '#engine/artifacts.ts';
import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-certificat-bientot.ts';

const good = siteArtifacts().tls as TlsFacts;
const until = (validTo: string, validFrom = good.validFrom) =>
  siteArtifacts({ tls: { ...good, validFrom, validTo } });

ruleCases(rule, {
  pass: {
    'months left': siteArtifacts(),
    'fifteen days left': until('2026-12-06T10:00:00.000Z'),
    'a six-day certificate just issued': until('2026-11-26T00:00:00.000Z', '2026-11-20T00:00:00.000Z'),
  },
  fail: {
    'ten days left': until('2026-12-01T10:00:00.000Z'),
    'hours left': until('2026-11-21T20:00:00.000Z'),
    'a six-day certificate at its end': until('2026-11-22T12:00:00.000Z', '2026-11-16T12:00:00.000Z'),
  },
  inapplicable: { expired: until('2026-11-01T00:00:00.000Z'), 'plain http': siteArtifacts({ tls: null }) },
});
