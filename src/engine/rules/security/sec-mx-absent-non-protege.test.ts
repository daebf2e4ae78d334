import type { DnsFacts } from '#engine/artifacts.ts';
import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-mx-absent-non-protege.ts';

const good = siteArtifacts().dns as DnsFacts;
const dns = (changes: Partial<DnsFacts>) => siteArtifacts({ dns: { ...good, ...changes } });

ruleCases(rule, {
  pass: {
    locked: dns({ mx: [], spf: ['v=spf1 -all'] }),
    'a domain that only sends': dns({ mx: [], spf: ['v=spf1 include:_spf.exemple.net -all'] }),
    'a null MX, locked': dns({ mx: [{ exchange: '.', priority: 0 }] }),
  },
  fail: {
    'nothing published': dns({ mx: [], spf: [] }),
    'a null MX, no SPF': dns({ mx: [{ exchange: '', priority: 0 }], spf: [] }),
  },
  error: { 'no answer': dns({ mx: [], spf: [], failed: ['mx'] }) },
  inapplicable: {
    'receives mail': dns({ mx: [{ exchange: 'mx.exemple.fr', priority: 10 }], spf: [] }),
    'no domain': siteArtifacts({ dns: null }),
    'a name lent by a host': siteArtifacts({
      dns: { ...good, domain: 'hebergeur.fr', spf: [], dmarc: [], caa: [], mx: [] },
    }),
  },
});
