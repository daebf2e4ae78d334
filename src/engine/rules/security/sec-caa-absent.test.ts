import type { DnsFacts } from '#engine/artifacts.ts';
import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-caa-absent.ts';

const good = siteArtifacts().dns as DnsFacts;
const dns = (changes: Partial<DnsFacts>) => siteArtifacts({ dns: { ...good, ...changes } });

ruleCases(rule, {
  pass: { published: dns({ caa: ['0 issue letsencrypt.org'] }) },
  fail: { absent: siteArtifacts() },
  error: { 'no answer': dns({ failed: ['CAA'] }) },
  inapplicable: {
    'no domain': siteArtifacts({ dns: null }),
    'a name lent by a host': siteArtifacts({
      dns: { ...good, domain: 'hebergeur.fr', spf: [], dmarc: [], caa: [], mx: [] },
    }),
  },
});
