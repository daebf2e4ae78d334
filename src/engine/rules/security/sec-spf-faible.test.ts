import type { DnsFacts } from '#engine/artifacts.ts';
import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-spf-faible.ts';

const good = siteArtifacts().dns as DnsFacts;
const spf = (...records: string[]) => siteArtifacts({ dns: { ...good, spf: records } });
const many = Array.from({ length: 11 }, (_, index) => `include:s${index}.exemple.net`).join(' ');

ruleCases(rule, {
  pass: {
    strict: spf('v=spf1 include:_spf.exemple.net -all'),
    'soft fail': spf('v=spf1 mx ~all'),
    'delegated to another record': spf('v=spf1 redirect=_spf.exemple.net'),
    'addresses cost no look-up': spf(`v=spf1 ${'ip4:203.0.113.1 '.repeat(15)}-all`),
  },
  fail: {
    'open to all': spf('v=spf1 +all'),
    'open to all, implicit sign': spf('v=spf1 a all'),
    neutral: spf('v=spf1 ?all'),
    'no end': spf('v=spf1 include:_spf.exemple.net'),
    'two records': spf('v=spf1 -all', 'v=spf1 mx -all'),
    'too many look-ups': spf(`v=spf1 ${many} -all`),
  },
  inapplicable: { absent: spf(), 'no domain': siteArtifacts({ dns: null }) },
});
