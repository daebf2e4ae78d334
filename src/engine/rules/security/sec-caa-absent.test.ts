import type { DnsFacts } from '#engine/artifacts.ts';
import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-caa-absent.ts';

const good = siteArtifacts().dns as DnsFacts;
const dns = (changes: Partial<DnsFacts>) => siteArtifacts({ dns: { ...good, ...changes } });

ruleCases(rule, {
  published: { artifacts: dns({ caa: ['0 issue letsencrypt.org'] }), verdict: 'pass' },
  absent: {
    artifacts: siteArtifacts(),
    verdict: 'fail',
    evidence: [{ type: 'value', label: 'CAA exemple.fr', value: 'absent' }],
  },
  'no answer': {
    artifacts: dns({ failed: ['CAA'] }),
    verdict: 'error',
    reason: 'la zone DNS n’a pas répondu',
  },
  'no domain': {
    artifacts: siteArtifacts({ dns: null }),
    verdict: 'inapplicable',
    reason: 'le site n’a pas de nom de domaine à lui',
  },
  'a name lent by a host': {
    artifacts: siteArtifacts({
      dns: { ...good, domain: 'hebergeur.fr', spf: [], dmarc: [], caa: [], mx: [] },
    }),
    verdict: 'inapplicable',
    reason: 'le site n’a pas de nom de domaine à lui',
  },
});
