import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-seconde-visite.ts';

const warm = (ownBytes: number, ...resent: number[]) =>
  siteArtifacts({
    homeLoads: {
      cold: [],
      warm: {
        requests: 1 + resent.length,
        transferBytes: 5_000 + resent.reduce((sum, bytes) => sum + bytes, 0),
        cold: { requests: 12, transferBytes: 5_000 + ownBytes },
        ownBytes,
        resent: resent.map((transferBytes, index) => ({
          url: `https://www.exemple.fr/${index}.js`,
          transferBytes,
        })),
      },
    },
  });

ruleCases(rule, {
  pass: { 'nothing sent again': warm(400_000), 'a tenth at most': warm(400_000, 40_000) },
  fail: { 'half of it': warm(400_000, 150_000, 60_000) },
  inapplicable: {
    'an audit of one page': siteArtifacts({ homeLoads: null }),
    'no file of the site': warm(0),
  },
  error: { 'the second load failed': siteArtifacts({ homeLoads: { cold: [], warm: null } }) },
});
