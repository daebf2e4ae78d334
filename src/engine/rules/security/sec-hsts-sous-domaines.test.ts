import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-hsts-sous-domaines.ts';

const answer = (value: string) => {
  const { httpsProbe } = siteArtifacts();
  return siteArtifacts({
    httpsProbe: { ...httpsProbe, headers: [{ name: 'strict-transport-security', value }] },
  });
};

ruleCases(rule, {
  covered: { artifacts: answer('max-age=31536000; INCLUDESUBDOMAINS; preload'), verdict: 'pass' },
  'main host alone': {
    artifacts: answer('max-age=31536000'),
    verdict: 'fail',
    evidence: [{ type: 'header', name: 'strict-transport-security', value: 'max-age=31536000' }],
  },
  'no HSTS': { artifacts: siteArtifacts(), verdict: 'inapplicable', reason: 'HSTS n’est pas en place' },
});
