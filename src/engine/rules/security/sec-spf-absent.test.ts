import type { DnsFacts } from '#engine/artifacts.ts';
import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-spf-absent.ts';

const good = siteArtifacts().dns as DnsFacts;
const dns = (changes: Partial<DnsFacts>) => siteArtifacts({ dns: { ...good, ...changes } });

ruleCases(rule, {
  pass: { published: siteArtifacts() },
  fail: { absent: dns({ spf: [] }), 'another look-up failed': dns({ spf: [], failed: ['caa'] }) },
  error: { 'no answer': dns({ spf: [], failed: ['TXT'] }) },
  inapplicable: {
    'an address without a name': siteArtifacts({ dns: null }),
    'a name lent by a host': siteArtifacts({
      dns: { ...good, domain: 'hebergeur.fr', spf: [], dmarc: [], caa: [], mx: [] },
    }),
  },
});
