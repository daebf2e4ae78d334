import type { DnsFacts } from '#engine/artifacts.ts';
import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-ipv6.ts';

const good = siteArtifacts().dns as DnsFacts;
const dns = (changes: Partial<DnsFacts>) => siteArtifacts({ dns: { ...good, ...changes } });

ruleCases(rule, {
  published: { artifacts: dns({ aaaa: ['2001:db8::1'] }), verdict: 'pass' },
  absent: {
    artifacts: siteArtifacts(),
    verdict: 'fail',
    evidence: [{ type: 'value', label: 'Enregistrement AAAA', value: 'absent' }],
  },
  'no answer': {
    artifacts: dns({ failed: ['aaaa'] }),
    verdict: 'error',
    reason: 'la zone DNS n’a pas répondu',
  },
  'no domain': {
    artifacts: siteArtifacts({ dns: null }),
    verdict: 'inapplicable',
    reason: 'le site n’a pas de nom de domaine',
  },
});
