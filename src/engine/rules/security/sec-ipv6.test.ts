import type { DnsFacts } from '#engine/artifacts.ts';
import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-ipv6.ts';

const good = siteArtifacts().dns as DnsFacts;
const dns = (changes: Partial<DnsFacts>) => siteArtifacts({ dns: { ...good, ...changes } });

ruleCases(rule, {
  pass: { published: dns({ aaaa: ['2001:db8::1'] }) },
  fail: { absent: siteArtifacts() },
  error: { 'no answer': dns({ failed: ['aaaa'] }) },
  inapplicable: { 'no domain': siteArtifacts({ dns: null }) },
});
