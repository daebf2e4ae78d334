import type { DnsFacts } from '#engine/artifacts.ts';
import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-dmarc-none.ts';

const good = siteArtifacts().dns as DnsFacts;
const dmarc = (...records: string[]) => siteArtifacts({ dns: { ...good, dmarc: records } });

ruleCases(rule, {
  pass: {
    applied: dmarc('v=DMARC1; p=reject; rua=mailto:dmarc@exemple.fr'),
    'in capitals': dmarc('V=DMARC1;P=QUARANTINE;RUA=mailto:a@b.fr'),
  },
  fail: {
    observed: dmarc('v=DMARC1; p=none; rua=mailto:dmarc@exemple.fr'),
    'applied to no message': dmarc('v=DMARC1; p=reject; pct=0; rua=mailto:a@b.fr'),
    'no policy': dmarc('v=DMARC1; rua=mailto:a@b.fr'),
    'nobody reads the reports': dmarc('v=DMARC1; p=reject'),
  },
  inapplicable: { absent: dmarc(), 'no domain': siteArtifacts({ dns: null }) },
});
