import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-hsts-absent.ts';

const answer = (headers: Record<string, string>, status = 200) => {
  const { httpsProbe } = siteArtifacts();
  const fields = Object.entries(headers).map(([name, value]) => ({ name, value }));
  return siteArtifacts({ httpsProbe: { ...httpsProbe, status, headers: fields } });
};

ruleCases(rule, {
  'a year of HSTS': {
    artifacts: answer({ 'strict-transport-security': 'max-age=31536000' }),
    verdict: 'pass',
  },
  'no header': {
    artifacts: answer({}),
    verdict: 'fail',
    evidence: [{ type: 'header', name: 'strict-transport-security', value: null }],
  },
  'a header without max-age': {
    artifacts: answer({ 'strict-transport-security': 'includeSubDomains' }),
    verdict: 'fail',
    evidence: [{ type: 'header', name: 'strict-transport-security', value: 'includeSubDomains' }],
  },
  'no answer over HTTPS': {
    artifacts: answer({}, 0),
    verdict: 'inapplicable',
    reason: 'le site ne répond pas en HTTPS',
  },
});
