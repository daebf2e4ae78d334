import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-hsts-absent.ts';

const answer = (headers: Record<string, string>, status = 200) => {
  const { httpsProbe } = siteArtifacts();
  const fields = Object.entries(headers).map(([name, value]) => ({ name, value }));
  return siteArtifacts({ httpsProbe: { ...httpsProbe, status, headers: fields } });
};

ruleCases(rule, {
  pass: { 'a year of HSTS': answer({ 'strict-transport-security': 'max-age=31536000' }) },
  fail: {
    'no header': answer({}),
    'a header without max-age': answer({ 'strict-transport-security': 'includeSubDomains' }),
  },
  inapplicable: { 'no answer over HTTPS': answer({}, 0) },
});
