import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-hsts-court.ts';

const answer = (value: string | null, status = 200) => {
  const { httpsProbe } = siteArtifacts();
  const headers = value === null ? [] : [{ name: 'strict-transport-security', value }];
  return siteArtifacts({ httpsProbe: { ...httpsProbe, status, headers } });
};

ruleCases(rule, {
  'six months': { artifacts: answer('max-age=15552000'), verdict: 'pass' },
  'quoted, with spaces': { artifacts: answer('includeSubDomains; max-age="31536000"'), verdict: 'pass' },
  'a day': {
    artifacts: answer('max-age=86400'),
    verdict: 'fail',
    title: 'L’obligation de HTTPS (HSTS) ne dure que 1 j',
    evidence: [{ type: 'header', name: 'strict-transport-security', value: 'max-age=86400' }],
  },
  'switched off': {
    artifacts: answer('max-age=0'),
    verdict: 'fail',
    title: 'L’obligation de HTTPS (HSTS) ne dure que 0 j',
    evidence: [{ type: 'header', name: 'strict-transport-security', value: 'max-age=0' }],
  },
  'no header': { artifacts: answer(null), verdict: 'inapplicable', reason: 'HSTS n’est pas en place' },
  unreadable: {
    artifacts: answer('max-age=un an'),
    verdict: 'inapplicable',
    reason: 'HSTS n’est pas en place',
  },
  'no HTTPS': {
    artifacts: answer('max-age=1', 0),
    verdict: 'inapplicable',
    reason: 'HSTS n’est pas en place',
  },
  'a second less': {
    artifacts: answer('max-age=15551999'),
    verdict: 'fail',
    title: 'L’obligation de HTTPS (HSTS) ne dure que 179 j',
    evidence: [{ type: 'header', name: 'strict-transport-security', value: 'max-age=15551999' }],
  },
});
