import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { cookie } from '#tests/support/visit-parts.ts';
import rule from './priv-duree-cookie-longue.ts';

const lasting = (name: string, days: number | null) =>
  siteArtifacts({
    pages: [
      pageFacts({ cookies: [cookie(name, { lifetimeSeconds: days === null ? null : days * 86_400 })] }),
    ],
  });

ruleCases(rule, {
  pass: { session: lasting('PHPSESSID', null), 'a year': lasting('lang', 365) },
  fail: { 'ten years': lasting('lang', 3650), 'three years, unknown use': lasting('x', 1095) },
  review: { 'eighteen months': lasting('lang', 548) },
  inapplicable: {
    'audience has its own rule': lasting('_ga', 3650),
    'a choice has its own rule': lasting('tarteaucitron', 3650),
  },
});
