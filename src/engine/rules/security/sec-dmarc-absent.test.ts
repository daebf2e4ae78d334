import type { DnsFacts } from '#engine/artifacts.ts';
import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-dmarc-absent.ts';

const good = siteArtifacts().dns as DnsFacts;
const dns = (changes: Partial<DnsFacts>) => siteArtifacts({ dns: { ...good, ...changes } });

ruleCases(rule, {
  pass: { published: siteArtifacts(), 'with spaces': dns({ dmarc: ['v = DMARC1 ; p=none'] }) },
  fail: { absent: dns({ dmarc: [] }), 'another text': dns({ dmarc: ['bonjour'] }) },
  error: {
    'no answer': dns({ dmarc: [], failed: ['dmarc'] }),
    'in capitals': dns({ dmarc: [], failed: ['_DMARC'] }),
  },
  inapplicable: {
    'no domain': siteArtifacts({ dns: null }),
    'a name lent by a host': siteArtifacts({
      dns: { ...good, domain: 'hebergeur.fr', spf: [], dmarc: [], caa: [], mx: [] },
    }),
  },
});
