import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-hsts-court.ts';

const answer = (value: string | null, status = 200) => {
  const { httpsProbe } = siteArtifacts();
  const headers = value === null ? [] : [{ name: 'strict-transport-security', value }];
  return siteArtifacts({ httpsProbe: { ...httpsProbe, status, headers } });
};

ruleCases(rule, {
  pass: {
    'six months': answer('max-age=15552000'),
    'quoted, with spaces': answer('includeSubDomains; max-age="31536000"'),
  },
  fail: { 'a day': answer('max-age=86400'), 'switched off': answer('max-age=0') },
  inapplicable: {
    'no header': answer(null),
    unreadable: answer('max-age=un an'),
    'no HTTPS': answer('max-age=1', 0),
  },
});
