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
  pass: { covered: answer('max-age=31536000; INCLUDESUBDOMAINS; preload') },
  fail: { 'main host alone': answer('max-age=31536000') },
  inapplicable: { 'no HSTS': siteArtifacts() },
});
