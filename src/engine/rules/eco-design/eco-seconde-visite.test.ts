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
  'nothing sent again': { artifacts: warm(400_000), verdict: 'pass' },
  'a tenth at most': { artifacts: warm(400_000, 40_000), verdict: 'pass' },
  'half of it': {
    artifacts: warm(400_000, 150_000, 60_000),
    verdict: 'fail',
    title: 'Une seconde visite de l’accueil télécharge de nouveau 53 % de ses fichiers',
    occurrences: 2,
    evidence: [
      {
        type: 'value',
        label: 'Téléchargé à la seconde visite',
        value: '215 ko',
        expected: 'première visite : 405 ko',
      },
      { type: 'request', url: 'https://www.exemple.fr/0.js' },
      { type: 'request', url: 'https://www.exemple.fr/1.js' },
    ],
  },
  'an audit of one page': {
    artifacts: siteArtifacts({ homeLoads: null }),
    verdict: 'inapplicable',
    reason: 'une seule page analysée',
  },
  'no file of the site': { artifacts: warm(0), verdict: 'inapplicable', reason: 'aucun fichier du site' },
  'the second load failed': {
    artifacts: siteArtifacts({ homeLoads: { cold: [], warm: null } }),
    verdict: 'error',
    reason: 'la seconde visite n’a pas abouti',
  },
  'just a tenth': { artifacts: warm(400_000, 39_500), verdict: 'pass' },
});
